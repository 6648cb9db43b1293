import { createRouter } from '@engine/routes';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';
import { getJobOffers } from '@/content/job-offers/job-offers.query';
import {
  getDatedAddresses,
  type DatedAddress,
} from '@/content/published-addresses/published-addresses.query';
import { getRedirects } from '@/content/redirects/redirects.query';
import type { Website } from '@/content/website/website.model';
import { findRule, toRedirectTable } from '@meridia/domain/redirect-table.rules';
import { siteMeta } from '@/features/seo/site-metas.rules';
import { latest, type SitemapEntry } from '@/features/seo/sitemap.rules';
import { ARTICLE_TYPE, SLUG_TYPES } from '@meridia/domain/page-types.data';
import { localePath, paths } from '@/lib/paths';
import { articlePath } from '@/pages/page-address';
import { ROUTES } from '@/pages/routes';
import { loadSite } from '@/pages/site';
import { toLocale } from '@/pages/site-locales';
import { isListIndexed, SITEMAP_LISTS } from './sitemap-lists';

/** The parts of the sitemap that hold the documents of a type. */
const PARTS: readonly (readonly [part: string, type: string | undefined, path: (slug: string) => string])[] =
  [
    ['programmes', SLUG_TYPES.programme, paths.programme],
    ['couts', SLUG_TYPES.programme, paths.programmeCost],
    ['campus', SLUG_TYPES.campus, paths.campus],
    ['agenda', SLUG_TYPES.event, paths.event],
    ['actualites', SLUG_TYPES['news-item'], paths.newsItem],
    ['blog', SLUG_TYPES['blog-post'], paths.blogPost],
    ['offres', SLUG_TYPES.job, paths.jobOffer],
    ['temoignages', SLUG_TYPES.testimonial, paths.testimonial],
  ];

/** Pages whose words are an article of the content, and nothing else. */
const ARTICLE_PAGES: readonly string[] = ['home', 'contact', 'section'];

const findRoute = createRouter(ROUTES);

type Found = DatedAddress & { locale: Locale };
type IsShown = (found: Found, path: string) => boolean;

/** One entry for each document, in all its languages. */
function toEntries(found: readonly Found[], pathOf: (address: string) => string, isShown: IsShown) {
  const entries = new Map<string, SitemapEntry>();
  for (const one of found) {
    const path = pathOf(one.address);
    if (!isShown(one, path)) continue;
    const { paths: known, changedAt } = entries.get(one.documentId) ?? { paths: {}, changedAt: {} };
    entries.set(one.documentId, {
      paths: { ...known, [one.locale]: path },
      changedAt: { ...changedAt, [one.locale]: one.changedAt },
    });
  }
  return [...entries.values()];
}

function pathOfArticle(address: string): string {
  const [rubrique = '', slug = null] = address.split('/');
  return articlePath(rubrique, slug);
}

/** An address that the content leads elsewhere is no page (REDIR-11). */
async function loadIsRedirected(): Promise<(locale: Locale, path: string) => boolean> {
  const table = toRedirectTable(await getRedirects());
  return (locale, path) =>
    locale === DEFAULT_LOCALE ? findRule(table, path) !== null : table.exact.has(localePath(locale, path));
}

/** An offer that has expired is gone (ROUTE-12). */
async function loadOpenOffers(locales: readonly Locale[]): Promise<ReadonlySet<string>> {
  const offers = await Promise.all(locales.map((locale) => getJobOffers(locale)));
  return new Set(offers.flat().map(({ slug }) => slug));
}

async function loadLists(locales: readonly Locale[], found: readonly Found[]): Promise<SitemapEntry[]> {
  const entries = SITEMAP_LISTS.map(async ({ name, path, type }) => {
    const entry: SitemapEntry = { paths: {}, changedAt: {} };
    for (const locale of locales) {
      if (!(await isListIndexed(name, locale, await loadSite(locale)))) continue;
      const own = found.filter((one) => one.locale === locale && isOfList(one, type, path));
      entry.paths[locale] = path;
      entry.changedAt[locale] = latest(own.map(({ changedAt }) => changedAt));
    }
    return entry;
  });
  return Promise.all(entries);
}

/** What it lists, and the article that has its words. */
const isOfList = (one: Found, type: string | undefined, path: string) =>
  one.type === type || (one.type === ARTICLE_TYPE && `/${one.address}` === path);

/** Every page that is published and for search engines, by the part of the sitemap it is in. */
export async function loadSitemap(website: Website): Promise<ReadonlyMap<string, readonly SitemapEntry[]>> {
  if (/noindex|none/.test(siteMeta(website.seo.metas, 'robots') ?? '')) return new Map();
  const locales = LOCALES.filter((locale) => toLocale(locale) !== null);
  const [addresses, isRedirected, openOffers] = await Promise.all([
    Promise.all(locales.map((locale) => getDatedAddresses(locale))),
    loadIsRedirected(),
    loadOpenOffers(locales),
  ]);
  const found = locales.flatMap((locale, rank) => (addresses[rank] ?? []).map((one) => ({ ...one, locale })));
  const ofType = (wanted: string | undefined) => found.filter(({ type }) => type === wanted);
  const isOwnPage: IsShown = ({ locale }, path) =>
    ARTICLE_PAGES.includes(findRoute(path)?.name ?? '') && !isRedirected(locale, path);
  const isDocument: IsShown = ({ locale, type, address }, path) =>
    !isRedirected(locale, path) && (type !== SLUG_TYPES.job || openOffers.has(address));
  return new Map([
    [
      'pages',
      [...toEntries(ofType(ARTICLE_TYPE), pathOfArticle, isOwnPage), ...(await loadLists(locales, found))],
    ],
    ...PARTS.map(([part, type, pathOf]) => [part, toEntries(ofType(type), pathOf, isDocument)] as const),
  ]);
}
