import type { Convert } from './migration';

const EVENT = 'api::event.event';
const BEFORE = 'events_campus_lnk';
const NOW = 'events_campuses_lnk';

/** The only campus of an event becomes the first of its campuses; the table from before stays, for a release that goes back. */
const MOVE_LINKS = `
  insert into ${NOW} (event_id, campus_id, campus_ord)
  select event_id, campus_id, 1 from ${BEFORE} on conflict do nothing`;

const MOVE_VERSIONS = `
  update content_versions
  set snapshot = snapshot - 'campus' || jsonb_build_object('campuses',
    case jsonb_typeof(snapshot->'campus') when 'object' then jsonb_build_array(snapshot->'campus') else '[]' end)
  where uid = '${EVENT}' and jsonb_exists(snapshot, 'campus')`;

const MOVE_BIN = `
  update content_bin
  set snapshot = jsonb_set(snapshot, '{links}', (
    select jsonb_agg(case link->>'table' when '${BEFORE}'
      then link || jsonb_build_object('table', '${NOW}', 'row', link->'row' || '{"campus_ord": 1}') else link end)
    from jsonb_array_elements(snapshot->'links') as link))
  where snapshot->'links' @> '[{"table": "${BEFORE}"}]'`;

/** An event had one campus, until it could have several: what was written then is kept, in the history and the bin too. */
export const moveEventCampuses: Convert = async (trx) => {
  if (!(await trx.schema.hasTable(BEFORE))) return 'never had one campus';
  for (const move of [MOVE_LINKS, MOVE_VERSIONS, MOVE_BIN]) await trx.raw(move);
  return 'moved';
};
