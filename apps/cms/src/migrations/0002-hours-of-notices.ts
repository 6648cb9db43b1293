import type { Convert } from './migration';

const NOTICES = `('api::banner.banner', 'api::popin.popin')`;

/** A day began and ended at midnight in Paris; moments are kept in universal time. */
const startOf = (day: string) => `(${day})::date::timestamp at time zone 'Europe/Paris' at time zone 'UTC'`;
const endOf = (day: string) =>
  `((${day})::date + interval '1 day' - interval '1 second') at time zone 'Europe/Paris' at time zone 'UTC'`;
const secondsOf = (ms: string) => `least(600, ceil((${ms})::numeric / 1000))::int`;
const iso = (moment: string) => `to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const moveRows = (table: string) => `
  update ${table} set
    starts_at = coalesce(starts_at, ${startOf('starts_on')}),
    ends_at = coalesce(ends_at, ${endOf('ends_on')})`;

const MOVE_DELAYS = `update popins set delay_seconds = ${secondsOf('delay_ms')} where delay_ms is not null`;

const MOVE_VERSIONS = `
  update content_versions set snapshot = snapshot - 'startsOn' - 'endsOn' - 'delayMs'
    || jsonb_build_object(
      'startsAt', ${iso(startOf(`snapshot->>'startsOn'`))}, 'endsAt', ${iso(endOf(`snapshot->>'endsOn'`))},
      'campuses', '[]'::jsonb)
    || case when jsonb_exists(snapshot, 'delayMs')
      then jsonb_build_object('delaySeconds', ${secondsOf(`snapshot->>'delayMs'`)}) else '{}' end
  where uid in ${NOTICES} and jsonb_exists(snapshot, 'startsOn')`;

const row = (column: string) => `version->'row'->>'${column}'`;
const MOVE_BIN = `
  update content_bin set snapshot = jsonb_set(snapshot, '{versions}', (
    select jsonb_agg(version || jsonb_build_object('row', version->'row' || jsonb_build_object(
      'starts_at', ${startOf(row('starts_on'))}, 'ends_at', ${endOf(row('ends_on'))},
      'delay_seconds', ${secondsOf(row('delay_ms'))})))
    from jsonb_array_elements(snapshot->'versions') as version))
  where uid in ${NOTICES} and jsonb_exists(snapshot->'versions'->0->'row', 'starts_on')`;

/** Banners and popins had days, until they had hours: what was written then is kept, in the history and the bin too. */
export const giveNoticesHours: Convert = async (trx) => {
  if (!(await trx.schema.hasColumn('banners', 'starts_on'))) return 'never had days';
  for (const move of [moveRows('banners'), moveRows('popins'), MOVE_DELAYS, MOVE_VERSIONS, MOVE_BIN])
    await trx.raw(move);
  return 'moved';
};
