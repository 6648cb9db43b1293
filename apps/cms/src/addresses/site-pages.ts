import type { Core } from '@strapi/strapi';
import { publishedAddressesWire } from '@meridia/contract/published-addresses.wire';
import { LOCALES, type Locale } from '@meridia/domain/locales';
import type { SitePages } from '../validation/redirect.rules';
import { ADDRESSES, readPublishedAddresses } from './published-addresses';
import { pathOf, placeOf, splitLanguage, STANDING_PAGES, type Place } from './site-place.rules';

/** A document at a place, in a language. */
const keyOf = (locale: Locale, { type, address }: Place) => `${locale} ${type} ${address}`;

type Found = { locale: Locale; address: string };

/** Of these places those that have a document, by language: one question for each type, however many they are. */
async function readWritten(
  strapi: Core.Strapi,
  site: string,
  { places, areDraftsCounted }: { places: readonly Place[]; areDraftsCounted: boolean },
): Promise<Set<string>> {
  const written = new Set<string>();
  for (const [type, address] of Object.entries(ADDRESSES)) {
    const asked = places.filter((place) => place.type === type).map((place) => place.address);
    if (asked.length === 0) continue;
    const { tableName } = strapi.db.metadata.get(type);
    // In the transaction of the write that asks, if there is one: a page may be published in it.
    const { rows } = await strapi.db.transaction(({ trx }): Promise<{ rows: Found[] }> =>
      trx.raw(
        `select distinct locale, ${address} as address from ??
           where site = ? and (? or published_at is not null) and ${address} = any(?)`,
        [tableName, site, areDraftsCounted, asked],
      ),
    );
    for (const { locale, address: found } of rows) written.add(keyOf(locale, { type, address: found }));
  }
  return written;
}

/** The path of every page that is published in a language, and of those that always stand; without their language. */
export async function readPagePaths(strapi: Core.Strapi, site: string, language: Locale): Promise<string[]> {
  const answer = JSON.parse(await readPublishedAddresses(strapi, site, { language })) as unknown;
  const { data } = publishedAddressesWire.parse(answer);
  const published = Object.entries(data).flatMap(([type, documents]) =>
    documents.map(([, address]) => pathOf({ type, address })),
  );
  // A list may have a document that gives it its words: one page all the same.
  return [...new Set([...STANDING_PAGES, ...published.filter((path) => placeOf(path) !== null)])];
}

/** What is asked about: paths in the form of a source; every page, where a pattern is compared with all of them; drafts too. */
type Asked = { paths: readonly string[]; isEveryPageAsked?: boolean; areDraftsCounted?: boolean };

/** What the site of a school answers at some paths, as it is published now. */
export async function loadSitePages(
  strapi: Core.Strapi,
  site: string,
  { paths, isEveryPageAsked = false, areDraftsCounted = false }: Asked,
): Promise<SitePages> {
  const places = paths.flatMap((path) => {
    const place = placeOf(splitLanguage(path).path);
    return place === null || place === 'always' ? [] : [place];
  });
  const written = await readWritten(strapi, site, { places, areDraftsCounted });
  const every = isEveryPageAsked ? await readPagePaths(strapi, site, 'fr') : [];

  const isIn = (path: string, locales: readonly Locale[]) => {
    const place = placeOf(splitLanguage(path).path);
    if (place === null || place === 'always') return place === 'always';
    return locales.some((locale) => written.has(keyOf(locale, place)));
  };
  return {
    // What has no translation is shown in French to an English reader.
    isPage: (path) => isIn(path, splitLanguage(path).locale === 'fr' ? ['fr'] : LOCALES),
    isAnswered: (path) => isIn(path, LOCALES),
    findPage: (fits) => every.find(fits),
  };
}
