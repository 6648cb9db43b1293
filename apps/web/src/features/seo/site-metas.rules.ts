import type { Website } from '@/content/website/website.model';

type Meta = Website['seo']['metas'][number];

/** What each page writes of itself: the site's list does not say it a second time. */
const OWN_NAMES = ['description', 'viewport', 'robots'];
const OWN_PREFIXES = ['og:', 'twitter:'];

function isSiteWide({ key }: Meta): boolean {
  return !OWN_NAMES.includes(key) && !OWN_PREFIXES.some((prefix) => key.startsWith(prefix));
}

/** The value that the site gives to a key; undefined when it gives none. */
export function siteMeta(metas: readonly Meta[], key: string): string | undefined {
  return metas.find((meta) => meta.key === key)?.value;
}

/** ENT-01: the metas of every page that have a name, `theme-color` among them. */
export function siteNameMetas(metas: readonly Meta[]): Record<string, string> {
  const named = metas.filter((meta) => meta.type === 'name' && isSiteWide(meta));
  return Object.fromEntries(named.map(({ key, value }) => [key, value]));
}

/** ENT-01: those that have a property, which Next knows no way to write. */
export function sitePropertyMetas(metas: readonly Meta[]): Meta[] {
  return metas.filter((meta) => meta.type === 'property' && isSiteWide(meta));
}
