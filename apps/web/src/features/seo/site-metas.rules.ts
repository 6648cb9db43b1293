import type { Website } from '@/content/website/website.model';

type Meta = Website['seo']['metas'][number];

/** What each page writes of itself: the site's list does not say it a second time. */
const OWN_NAMES = ['description', 'viewport', 'robots', 'referrer', 'color-scheme'];
const OWN_PREFIXES = ['og:', 'twitter:'];

/** A browser reads names in any case. */
function isSiteWide({ key }: Meta): boolean {
  const name = key.toLowerCase();
  return !OWN_NAMES.includes(name) && !OWN_PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** The value that the site gives to a key; undefined when it gives none. */
export function siteMeta(metas: readonly Meta[], key: string): string | undefined {
  return metas.find((meta) => meta.key === key)?.value;
}

function siteWide(metas: readonly Meta[], type: Meta['type']): Record<string, string> {
  const kept = metas.filter((meta) => meta.type === type && isSiteWide(meta));
  return Object.fromEntries(kept.map(({ key, value }) => [key, value]));
}

/** ENT-01: the metas of every page that have a name, `theme-color` among them. */
export function siteNameMetas(metas: readonly Meta[]): Record<string, string> {
  return siteWide(metas, 'name');
}

/** ENT-01: those that have a property. */
export function sitePropertyMetas(metas: readonly Meta[]): Record<string, string> {
  return siteWide(metas, 'property');
}
