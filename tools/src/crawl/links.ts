export type Link =
  { kind: 'page'; address: string; hash: string } | { kind: 'file'; address: string } | { kind: 'outside' };

const FILES = /^\/(?:media|images|fonts|_site)\/|\.[a-z0-9]{2,11}$/;

/** Where a link of a page leads; `own` are the origins under which the site knows itself. */
export function readLink(href: string, from: string, own: readonly string[]): Link {
  const [site = ''] = own;
  const url = URL.parse(href, new URL(from, site).href);
  if (!url || !own.includes(url.origin)) return { kind: 'outside' };
  const { pathname, search, hash } = url;
  const address = `${pathname}${search}`;
  return FILES.test(pathname)
    ? { kind: 'file', address }
    : { kind: 'page', address, hash: decodeURIComponent(hash.slice(1)) };
}

const namesOf = (address: string) => [...new URL(address, 'http://site').searchParams.keys()];

/**
 * The bound of the crawl. Filters combine without end: a choice is followed from a page where nothing is chosen yet, one step
 * deep. The pages of a list that nobody has filtered are followed to the last.
 */
export function isFollowed(address: string, from: string): boolean {
  // Hundreds of forms, made by the same code from the same lists as the French ones.
  if (/^\/en\/crm\/[^?]*\?/.test(address)) return false;
  return namesOf(address).every((name) => name === 'page') || namesOf(from).length === 0;
}

export const languageOf = (address: string) => (/^\/en(?:[/?]|$)/.test(address) ? 'en' : 'fr');

/** Pages made by the same code: `/en/campus/lyon` is one of `/en/campus/*`, `/agenda?type=a` one of `/agenda?type`. */
export function familyOf(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  const prefix = languageOf(address) === 'en' ? '/en' : '';
  const [section = '', ...rest] = pathname.slice(prefix.length + 1).split('/');
  const names = [...new Set(namesOf(address))].toSorted();
  return [
    prefix,
    '/',
    section,
    rest.length > 0 ? '/*' : '',
    names.length > 0 ? `?${names.join('&')}` : '',
  ].join('');
}
