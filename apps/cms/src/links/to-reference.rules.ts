import { formatPageReference, parsePageReference } from '@meridia/contract/page-reference';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { pathOf, placeOf, splitLanguage, type Place } from '../addresses/site-place.rules';

/** An address that leads to the page of a document: where that is, and what follows. */
export type OwnAddress = Place & { rest: string };

const OF_THE_SITE = /^\/(?![/@])/;

/** The path of an address on one of the school's own hosts; null for one elsewhere. */
function pathOnSite(address: string, ownHosts: readonly string[]): string | null {
  if (!address.isWellFormed()) return null;
  if (OF_THE_SITE.test(address)) return address;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, search, hash } = new URL(address);
  return ownHosts.includes(hostname) ? `${pathname}${search}${hash}` : null;
}

/** Without its query and its part. */
const wholeOf = (address: string) => /^[^?#]*/.exec(address)?.[0] ?? '';

/** In the form of a source, and its language apart. */
const formOf = (path: string) => splitLanguage(path.toLowerCase().replace(/(?<=.)\/+$/, ''));

type Asked = { locale?: Locale; ownHosts?: readonly string[] };

/**
 * LINK-03: the place of the document that an address leads to; null where it leads elsewhere, to a page that always stands, or to
 * another language than that of the text, which a reference would forget.
 */
export function ownAddress(
  address: string,
  { locale = DEFAULT_LOCALE, ownHosts = [] }: Asked,
): OwnAddress | null {
  const onSite = pathOnSite(address, ownHosts);
  if (onSite === null) return null;
  const whole = wholeOf(onSite);
  const named = formOf(whole);
  if (named.locale !== DEFAULT_LOCALE && named.locale !== locale) return null;
  const place = placeOf(named.path);
  if (place === null || place === 'always') return null;
  const below = named.path.slice(pathOf(place).length);
  return { ...place, rest: `${below}${onSite.slice(whole.length)}` };
}

/** An address of the site at which there is no page at all. */
export function isNoPage(address: string): boolean {
  return OF_THE_SITE.test(address) && placeOf(formOf(wholeOf(address)).path) === null;
}

/** The reference in the place of an address; null where the grammar has none for what follows it. */
export function toReference({ type, rest }: OwnAddress, documentId: string): string | null {
  const reference = formatPageReference({ uid: type, documentId, rest });
  return parsePageReference(reference) ? reference : null;
}
