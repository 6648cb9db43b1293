import type { Core } from '@strapi/strapi';
import { findRule, toRedirectTable } from '@meridia/domain/redirect-table.rules';
import type { SiteKey } from '@meridia/domain/sites';
import { loadSitePages, readPagePaths } from '../addresses/site-pages';
import { readRedirects } from '../redirects-csv/import-redirects';
import type { UnknownAddress, UnknownAddresses, Window } from './desk.model';
import { createSuggestions } from './suggestion.rules';

const SUGGESTIONS = 3;

type Asked = Omit<UnknownAddress, 'suggestions'>;

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

async function readAsked(strapi: Core.Strapi, site: SiteKey): Promise<Asked[]> {
  const { rows }: { rows: Asked[] } = await strapi.db.connection.raw(
    `select path, referrer, times::int, ${day('first_day')} as "firstDay", ${day('last_day')} as "lastDay"
     from unknown_addresses where site = ? and not is_ignored order by times desc, last_day desc, path`,
    [site],
  );
  return rows;
}

/** DESK-06: what was asked for in vain and still is: what a redirect or a page answers by now is no longer unknown. */
export async function listUnknownAddresses(
  strapi: Core.Strapi,
  site: SiteKey,
  { start, limit }: Window,
): Promise<UnknownAddresses> {
  const asked = await readAsked(strapi, site);
  const redirects = await readRedirects(strapi, site);
  const table = toRedirectTable(redirects.filter(({ active }) => active));
  const pages = await loadSitePages(strapi, site, { paths: asked.map(({ path }) => path) });
  const unknown = asked.filter(({ path }) => !findRule(table, path) && !pages.isAnswered(path));
  const suggest = createSuggestions(await readPagePaths(strapi, site, 'fr'), SUGGESTIONS);
  const shown = unknown.slice(start, start + limit);
  return {
    total: unknown.length,
    addresses: shown.map((address) => ({ ...address, suggestions: suggest(address.path) })),
  };
}

/** For good: it is counted on, and never shown again. False: nobody has asked for it. */
export async function ignoreUnknownAddress(
  strapi: Core.Strapi,
  site: SiteKey,
  path: string,
): Promise<boolean> {
  const { rowCount }: { rowCount: number } = await strapi.db.connection.raw(
    'update unknown_addresses set is_ignored = true where site = ? and path = ?',
    [site, path],
  );
  return rowCount > 0;
}
