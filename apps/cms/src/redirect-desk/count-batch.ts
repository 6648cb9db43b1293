import type { Core } from '@strapi/strapi';
import type { RedirectHitsWire } from '@meridia/contract/redirect-hits.wire';
import type { SiteKey } from '@meridia/domain/sites';
import { isToldReferrer, toToldPath } from '@meridia/domain/unknown-address.rules';
import type { Database } from '../search-index/database';

/** For each school: what nobody has asked for again makes room. */
const KEPT = 1000;
const KEPT_IGNORED = 5000;
const TODAY = `(now() at time zone 'Europe/Paris')::date`;

/** A rule of another school, or one that was deleted meanwhile, counts for nobody. In one order, so that two batches never wait for each other. */
async function countRules(trx: Database, site: SiteKey, rules: RedirectHitsWire['rules']): Promise<void> {
  await trx.raw(
    `insert into redirect_uses (site, document_id, day, times)
     select redirects.site, document_id, ${TODAY}, sum(used.times)
     from unnest(?::text[], ?::bigint[]) as used (id, times) join redirects on document_id = used.id and redirects.site = ?
     group by redirects.site, document_id order by document_id
     on conflict (document_id, day) do update set times = redirect_uses.times + excluded.times`,
    [rules.map(({ documentId }) => documentId), rules.map(({ times }) => times), site],
  );
}

async function countUnknown(trx: Database, site: SiteKey, asked: RedirectHitsWire['unknown']): Promise<void> {
  // The nodes have sifted them already; what is stored does not depend on it.
  const told = asked.filter(({ path }) => toToldPath(path) === path);
  const referrers = told.map(({ referrer }) => (referrer && isToldReferrer(referrer) ? referrer : null));
  await trx.raw(
    `insert into unknown_addresses (site, path, referrer, times, first_day, last_day)
     select ?, path, max(referrer), sum(times), ${TODAY}, ${TODAY}
     from unnest(?::text[], ?::text[], ?::bigint[]) as asked (path, referrer, times) group by path order by path
     on conflict (site, path) do update set times = unknown_addresses.times + excluded.times,
       last_day = excluded.last_day, referrer = coalesce(excluded.referrer, unknown_addresses.referrer)`,
    [site, told.map(({ path }) => path), referrers, told.map(({ times }) => times)],
  );
  for (const [isIgnored, kept] of [
    [false, KEPT],
    [true, KEPT_IGNORED],
  ]) {
    await trx.raw(
      `delete from unknown_addresses where site = ? and path in (
         select path from unknown_addresses where site = ? and is_ignored = ?
         order by last_day desc, times desc, path offset ?)`,
      [site, site, isIgnored, kept],
    );
  }
}

/** DESK-04, DESK-06: all of a batch or none of it, and once however often it arrives. */
export async function countBatch(strapi: Core.Strapi, site: SiteKey, hits: RedirectHitsWire): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    const { rows } = await trx.raw(
      `insert into redirect_batches (id) values (?) on conflict do nothing returning id`,
      [hits.batch],
    );
    if (rows.length === 0) return;
    if (hits.rules.length > 0) await countRules(trx, site, hits.rules);
    if (hits.unknown.length > 0) await countUnknown(trx, site, hits.unknown);
  });
}
