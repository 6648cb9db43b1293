import { COMPARED_MAX } from '@meridia/domain/shortlist';
import { paths } from '@/lib/paths';
import { isSlug } from '@/lib/slug';

const PARAMETER = 'p';
/** In the key of a page and in no link of the site: something of the address was left out. */
const UNKNOWN = 'inconnu';

/** `?p=a,b` as it is shared, `?p=a&p=b` as a form sends it; an empty one is none. */
function namesIn(query: URLSearchParams): string[] {
  const names = query.getAll(PARAMETER).flatMap((value) => value.split(','));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The programmes of an address by slug, in one order: one set is one page. The content knows which exist. */
export function readCompared(query: URLSearchParams): string[] {
  return namesIn(query).filter(isSlug).slice(0, COMPARED_MAX).toSorted();
}

/** Whether the address names something that is no programme, or more than are shown. */
export function hasUncompared(query: URLSearchParams): boolean {
  const names = namesIn(query);
  return query.has(UNKNOWN) || names.length > COMPARED_MAX || !names.every(isSlug);
}

/** The address to share. Slugs need no encoding, and a comma is read more easily than its code. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? paths.compare : `${paths.compare}?${PARAMETER}=${slugs.toSorted().join(',')}`;
}

export function compareKey(query: URLSearchParams): string {
  const href = compareHref(readCompared(query));
  if (!hasUncompared(query)) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${UNKNOWN}=1`;
}
