import type { Core } from '@strapi/strapi';
import { toRedirectTable } from '@meridia/domain/redirect-table.rules';
import type { SiteKey } from '@meridia/domain/sites';
import { readOwnHosts } from '../addresses/own-hosts';
import { loadSitePages } from '../addresses/site-pages';
import { readRedirects } from '../redirects-csv/import-redirects';
import { redirectHostsOf } from '../validation/redirect-check';
import { explainAddress, followAddress, type AddressAnswer } from './followed-address.rules';

/** DESK-01: by the rules of the site itself, on what is stored now; null: it is no address of the school's site. */
export async function testAddress(
  strapi: Core.Strapi,
  site: SiteKey,
  typed: string,
): Promise<AddressAnswer | null> {
  const redirects = await readRedirects(strapi, site);
  const followed = followAddress(typed, {
    table: toRedirectTable(redirects.filter(({ active }) => active)),
    ownHosts: await readOwnHosts(strapi, site),
    allowedHosts: redirectHostsOf(site),
  });
  if (!followed) return null;
  const paths = [followed.start, ...(followed.end === null ? [] : [followed.end])];
  const switchedOff = redirects.filter(({ active }) => !active).map(({ source }) => source);
  return explainAddress(followed, await loadSitePages(strapi, site, { paths }), switchedOff);
}
