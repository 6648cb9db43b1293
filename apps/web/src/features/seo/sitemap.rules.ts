import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';
import { localePath, type LocalPaths } from '@/lib/paths';
import { escapeXml } from '@/lib/xml';

/** A page in the languages that have it, and since when each is as it is. */
export type SitemapEntry = { paths: LocalPaths; changedAt: Partial<Record<Locale, string>> };

type Absolute = (path: string) => string;

/** Two languages and their links are about 1 kB an entry; a file may have 50 MB and 50,000 addresses (sitemaps.org). */
export const SITEMAP_PART_MAX = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const lastModified = (changedAt: string | undefined) => (changedAt ? `<lastmod>${changedAt}</lastmod>` : '');

/** The latest of some instants; undefined when there is none. */
export function latest(instants: readonly (string | undefined)[]): string | undefined {
  return instants
    .filter((one) => one !== undefined)
    .toSorted()
    .at(-1);
}

/** I18N-02: each page of a pair names both, and French for any other language, as its head does. */
function alternateLinks({ fr, en }: LocalPaths, absolute: Absolute): string {
  if (fr === undefined || en === undefined) return '';
  const links = { fr: localePath('fr', fr), en: localePath('en', en), 'x-default': localePath('fr', fr) };
  return Object.entries(links)
    .map(([language, path]) => {
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(absolute(path))}"/>`;
    })
    .join('');
}

function entryLines({ paths, changedAt }: SitemapEntry, absolute: Absolute): string[] {
  return LOCALES.flatMap((locale) => {
    const path = paths[locale];
    if (path === undefined) return [];
    const address = `<loc>${escapeXml(absolute(localePath(locale, path)))}</loc>`;
    const links = alternateLinks(paths, absolute);
    return [`<url>${address}${lastModified(changedAt[locale])}${links}</url>`];
  });
}

/** A part of the sitemap: its pages in each language. */
export function sitemapText(entries: readonly SitemapEntry[], absolute: Absolute): string {
  const lines = entries.flatMap((entry) => entryLines(entry, absolute));
  return `${HEAD}<urlset ${NAMESPACE} ${LINKS}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** Where a part is: the first has no number. */
function sitemapPartPath(name: string, number: number): string {
  return localePath(DEFAULT_LOCALE, `/sitemaps/${number > 1 ? `${name}-${number}` : name}.xml`);
}

/** The entries of a part; undefined: there is no such part. */
export function sitemapPart(entries: readonly SitemapEntry[], number: number): SitemapEntry[] | undefined {
  const part = entries.slice((number - 1) * SITEMAP_PART_MAX, number * SITEMAP_PART_MAX);
  return part.length > 0 ? part : undefined;
}

/** The list of the parts that have pages, each with its latest change. */
export function sitemapIndexText(
  parts: ReadonlyMap<string, readonly SitemapEntry[]>,
  absolute: Absolute,
): string {
  const lines = [...parts].flatMap(([name, entries]) =>
    Array.from({ length: Math.ceil(entries.length / SITEMAP_PART_MAX) }, (_part, rank) => {
      const part = sitemapPart(entries, rank + 1) ?? [];
      const changedAt = latest(part.flatMap(({ changedAt: dates }) => Object.values(dates)));
      const address = escapeXml(absolute(sitemapPartPath(name, rank + 1)));
      return `<sitemap><loc>${address}</loc>${lastModified(changedAt)}</sitemap>`;
    }),
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}
