import type { Action } from '@meridia/domain/actions';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';

/** The only place that builds an address of the site. A path starts with a slash and has no language. */
export const paths = {
  home: '/',
  programmes: '/programme',
  /** COST-04: what is compared is in the query (compare-address.rules.ts). */
  compare: '/programme/comparer',
  campuses: '/campus',
  agenda: '/agenda',
  news: '/actualites',
  jobOffers: '/offres-alternance',
  testimonials: '/temoignages',
  team: '/ecole/equipe',
  contact: '/contact',
  search: '/recherche',
  alumni: '/alumni',
  company: '/entreprise',
  partner: '/partenaire',
  /** What the installed app shows without a network. */
  offline: '/hors-ligne',
  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  llms: '/llms.txt',
  feeds: { news: '/flux/actualites.xml', agenda: '/flux/agenda.xml', jobOffers: '/flux/offres.xml' },
  catalogue: { json: '/catalogue.json', csv: '/catalogue.csv', schema: '/catalogue.schema.json' },
  programme: (slug: string) => `/programme/${slug}`,
  /** What is left to pay for a programme; what a visitor says of herself is in the query. */
  programmeCost: (slug: string) => `/programme/${slug}/cout`,
  /** PDF-01: what is told of a programme, as a file to keep. */
  programmeSheet: (slug: string) => `/programme/${slug}/fiche.pdf`,
  campus: (slug: string) => `/campus/${slug}`,
  event: (slug: string) => `/agenda/${slug}`,
  /** The nearest open day to a place. */
  visit: (place = '') => withQuery('/visite', { lieu: place || undefined }),
  /** « Votre calendrier », for what is chosen. */
  calendar: (choice: ActionChoice = {}) => withQuery('/calendrier', choice),
  /** ROUTE-06: the first page is the list itself. */
  newsPage: (page: number) => (page > 1 ? `/actualites/page/${page}` : '/actualites'),
  newsItem: (slug: string) => `/actualites/${slug}`,
  blogPost: (slug: string) => `/blog/${slug}`,
  jobOffer: (slug: string) => `/offres-alternance/${slug}`,
  testimonial: (slug: string) => `/temoignages/${slug}`,
  article: (rubrique: string, slug?: string | null) => `/${[rubrique, slug].filter(Boolean).join('/')}`,
  /** ROUTE-14: where an action starts; what is already chosen goes with it. */
  action: (action: Action, choice: ActionChoice = {}) => withQuery(`/crm/${action}`, choice),
};

/** What the page has already chosen for the visitor (MODAL-04), by slug. */
export type ActionChoice = { programme?: string; campus?: string };

type QueryValues = Record<string, string | number | readonly (string | number)[] | undefined>;

/** A path with its query; several values repeat the key, an absent one is left out. */
export function withQuery(path: string, values: QueryValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** I18N-01: French has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

const BEGINNINGS = LOCALES.map((locale) => ({ locale, begins: new RegExp(`^/${locale}(?:[/?]|$)`) }));

/** Whose language an address of the site is in, its query or not. */
export function localeOfPath(path: string): Locale {
  return BEGINNINGS.find(({ begins }) => begins.test(path))?.locale ?? DEFAULT_LOCALE;
}

/** Where the scripts and style sheets of the build are: the `assetsDir` of Vite. */
export const BUILD_FILES = '/_site/';

/** The paths of one page in the languages that have it. */
export type LocalPaths = Partial<Record<Locale, string>>;

/** What the browser asks the site for (CALL-08, CALL-09); a slug may come from the address of a page. */
export const apiPaths = {
  actions: (locale: Locale, campus?: string) => withQuery('/api/crm-links/actions', { locale, campus }),
  actionCampuses: (locale: Locale, action: Action, programme: string) =>
    withQuery(`/api/crm-links/${action}/${encodeURIComponent(programme)}/campuses`, { locale }),
  actionLink: (locale: Locale, action: Action, programme: string, campus: string) =>
    withQuery(`/api/crm-links/${action}/${encodeURIComponent(programme)}/${encodeURIComponent(campus)}`, {
      locale,
    }),
  search: (locale: Locale, q: string) => withQuery('/api/search', { locale, q }),
  campus: (locale: Locale, slug: string) =>
    withQuery(`/api/campuses/${encodeURIComponent(slug)}`, { locale }),
};
