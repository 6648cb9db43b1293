import { isAction } from '@meridia/domain/actions';
import { encodePath } from '@meridia/domain/address-path.rules';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';
import { MACHINE_ROUTES, PAGE_ROUTES } from '@meridia/domain/page-routes.data';
import { ARTICLE_TYPE, FOLDER_OF_TYPE, SLUG_TYPES } from '@meridia/domain/page-types.data';

/** Where a document has its page: its type, and its address there (published-addresses.ts). */
export type Place = { type: string; address: string };

/** Addresses of the site that no document makes, and that are no route either. */
const OWN_ADDRESSES = ['/login', '/robots.txt', '/manifest.webmanifest'];
/** Section pages that only give their words to another page: the home page, the list of news under « Blog ». */
const WORDS_ONLY = ['/home', '/blog'];
const MEDIA = '/media/';
const CALENDAR = /\.ics$/;

const ROUTES = [...MACHINE_ROUTES, ...PAGE_ROUTES].map(([pathname, name]) => {
  return { pattern: new URLPattern({ pathname }), name };
});

/** The language of a path, and where it is in every language. */
export function splitLanguage(path: string): { locale: Locale; path: string } {
  const locale = LOCALES.find((one) => one !== DEFAULT_LOCALE && `${path}/`.startsWith(`/${one}/`));
  return locale ? { locale, path: path.slice(locale.length + 1) || '/' } : { locale: DEFAULT_LOCALE, path };
}

function findRoute(path: string): { name: string; params: Record<string, string | undefined> } | null {
  const pathname = encodePath(path);
  for (const { pattern, name } of ROUTES) {
    const params = pattern.exec({ pathname })?.pathname.groups;
    if (params) return { name, params };
  }
  return null;
}

/**
 * The document that must be published for a path to be answered; `always`: the site answers it by itself; null: it is no address of
 * the site. Takes a path in the form of a source, without its language.
 */
export function placeOf(path: string): Place | 'always' | null {
  if (OWN_ADDRESSES.includes(path) || path.startsWith(MEDIA)) return 'always';
  if (WORDS_ONLY.includes(path)) return null;
  const route = findRoute(path.replace(CALENDAR, ''));
  if (!route) return null;
  const { rubrique, slug, action } = route.params;
  if (route.name === 'crm-action') return isAction(action) ? 'always' : null;
  const decoded = [rubrique, slug].flatMap((part) => (part ? [decodeURIComponent(part)] : []));
  if (route.name === 'section') return { type: ARTICLE_TYPE, address: decoded.join('/') };
  const type = SLUG_TYPES[route.name];
  return type && slug ? { type, address: decoded.join('/') } : 'always';
}

/** The pages that are there whatever is published. */
export const STANDING_PAGES: readonly string[] = PAGE_ROUTES.map(([pattern]) => pattern).filter(
  (pattern) => !/[:{]/.test(pattern),
);

/** The path of a document's page, without its language. */
export function pathOf({ type, address }: Place): string {
  return `${FOLDER_OF_TYPE.get(type) ?? ''}/${address}`;
}
