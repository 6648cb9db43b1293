import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { decideAddress } from '@meridia/domain/address-decision.rules';
import { toRedirectTable } from '@meridia/domain/redirect-table.rules';
import { isSiteKey, type SiteKey } from '@meridia/domain/sites';
import { loadSitePages } from '../addresses/site-pages';
import { readRedirects } from '../redirects-csv/import-redirects';
import { findDeadLinks, namedAddresses, pathAsked } from './dead-links.rules';
import type { Finding, Guarded } from './guard.model';

const publishedTogether = new AsyncLocalStorage<true>();

/** For a school that is loaded as a whole: half-way through, a link may lead to what comes later. */
export function whilePublishedTogether<Result>(publish: () => Promise<Result>): Promise<Result> {
  return publishedTogether.run(true, publish);
}

/** Redirects are read only for a link that no page answers. */
async function readRedirected(strapi: Core.Strapi, site: SiteKey): Promise<(path: string) => boolean> {
  const active = (await readRedirects(strapi, site)).filter((redirect) => redirect.active);
  const table = toRedirectTable(active);
  const settings = { isEnglishServed: true, allowedHosts: [], isSiteFile: () => false };
  return (path) => decideAddress({ host: '', path, query: '' }, table, settings)?.status === 301;
}

/** GUARD-05, of a document as it is: in the transaction of a write that publishes it, or beside its form. */
export async function readDeadLinks(strapi: Core.Strapi, document: Guarded): Promise<Finding[]> {
  const { site } = document;
  const named = namedAddresses(document);
  if (publishedTogether.getStore() || named.length === 0 || !isSiteKey(site)) return [];

  const paths = named.flatMap(({ address }) => pathAsked(address) ?? []);
  const published = await loadSitePages(strapi, site, { paths });
  if (paths.length === named.length && paths.every(published.isAnswered)) return [];
  const written = await loadSitePages(strapi, site, { paths, areDraftsCounted: true });
  const isRedirected = await readRedirected(strapi, site);
  return findDeadLinks(named, {
    isAnswered: (path) => published.isAnswered(path) || isRedirected(path),
    isToCome: written.isAnswered,
  });
}
