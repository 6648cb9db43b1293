import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { verdictOf } from './check-outcome.rules';
import { checkUrl } from './check-link';

/** The CRM is one host as a rule: its visitors come first. */
const AT_ONCE = 4;
/** A process that has said nothing for so long has died. */
const GIVEN_UP = `interval '5 minutes'`;

export type Night = { site: SiteKey; night: string };
type Run = Night & { startedAt: Date };

/** The night, for the one process that takes it; null: another one has it, or it is done. */
async function takeNight(strapi: Core.Strapi, { site, night }: Night): Promise<Run | null> {
  const { rows }: { rows: { started_at: Date }[] } = await strapi.db.connection.raw(
    `insert into crm_check_runs (site, night) values (?, ?)
     on conflict (site, night) do update set touched_at = clock_timestamp()
       where crm_check_runs.finished_at is null and crm_check_runs.touched_at < clock_timestamp() - ${GIVEN_UP}
     returning started_at`,
    [site, night],
  );
  return rows[0] ? { site, night, startedAt: rows[0].started_at } : null;
}

/** Each address once, however many links lead to it; those that the process before has asked tonight are not asked again. */
async function targetsOf(strapi: Core.Strapi, { site, startedAt }: Run): Promise<string[]> {
  const { rows }: { rows: { url: string }[] } = await strapi.db.connection.raw(
    `select distinct url from crm_links where site = :site and url <> '' and not exists (
       select 1 from crm_link_checks checks
       where checks.site = crm_links.site and checks.url = crm_links.url and checked_at >= :startedAt)
     order by url`,
    { site, startedAt },
  );
  return rows.map(({ url }) => url);
}

const touch = (strapi: Core.Strapi, { site, night }: Run) =>
  strapi.db.connection('crm_check_runs').where({ site, night }).update({ touched_at: new Date() });

/** Which of them are dead. */
async function checkAll(
  strapi: Core.Strapi,
  run: Run,
  urls: readonly string[],
  isStopped: () => boolean,
): Promise<string[]> {
  const waiting = [...urls];
  const dead: string[] = [];
  const checkOn = async () => {
    for (let url = waiting.shift(); url !== undefined && !isStopped(); url = waiting.shift()) {
      if (verdictOf(await checkUrl(strapi, run.site, url)) === 'dead') dead.push(url);
      await touch(strapi, run);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkOn));
  return dead;
}

async function finish(strapi: Core.Strapi, { site, night }: Run): Promise<void> {
  const database = strapi.db.connection;
  await database.raw(
    `delete from crm_link_checks where site = :site and not exists (
       select 1 from crm_links where crm_links.site = :site and crm_links.url = crm_link_checks.url)`,
    { site },
  );
  await database('crm_check_runs').where({ site, night }).update({ finished_at: new Date() });
}

/** GRID-03: asks every address of a school; one that is dead is asked a second time at the end, after a hiccup of the CRM. */
export async function checkNight(
  strapi: Core.Strapi,
  night: Night,
  isStopped: () => boolean = () => false,
): Promise<'done' | 'not ours' | 'stopped'> {
  const run = await takeNight(strapi, night);
  if (!run) return 'not ours';
  const dead = await checkAll(strapi, run, await targetsOf(strapi, run), isStopped);
  const stillDead = await checkAll(strapi, run, dead, isStopped);
  if (isStopped()) return 'stopped';
  await finish(strapi, run);
  strapi.log.info(`CRM links of ${night.site} checked, dead addresses: ${stillDead.length}`);
  return 'done';
}
