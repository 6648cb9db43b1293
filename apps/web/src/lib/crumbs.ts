import { paths } from './paths.ts';
import type { SiteContext } from './site-context.ts';

/** The way to a page, from the home page down; the last one is the page itself. */
export type Crumb = { label: string; href?: string; /** When it is not that of the page. */ lang?: string };

type Words = Pick<SiteContext, 'text' | 'href'>;

/** The lists of the site, and what the way to them calls them. */
const LISTS = {
  programmes: 'nav.programmes',
  campuses: 'nav.campuses',
  agenda: 'nav.agenda',
  news: 'nav.news',
  jobOffers: 'nav.jobs',
  testimonials: 'testimonials.title',
} as const satisfies Partial<Record<keyof typeof paths, string>>;

export type CrumbList = keyof typeof LISTS;

const crumb = (label: string, lang: string | undefined): Crumb => (lang ? { label, lang } : { label });

function crumbsFromHome({ text, href }: Words, ...crumbs: readonly Crumb[]): Crumb[] {
  return [{ label: text('nav.home'), href: href(paths.home) }, ...crumbs];
}

/** « Accueil › Formations » */
export function listCrumbs(site: Words, list: CrumbList): Crumb[] {
  return crumbsFromHome(site, { label: site.text(LISTS[list]) });
}

/** « Accueil › Formations › Bachelor Relations internationales » */
export function documentCrumbs(site: Words, list: CrumbList, label: string, lang?: string): Crumb[] {
  return crumbsFromHome(
    site,
    { label: site.text(LISTS[list]), href: site.href(paths[list]) },
    crumb(label, lang),
  );
}

type Section = { title: string; rubrique: string };

/** « Accueil › L’école › Histoire »; the page of a section has none above it. */
export function sectionCrumbs(site: Words, section: Section | null, label: string, lang?: string): Crumb[] {
  const above = section ? [{ label: section.title, href: site.href(paths.article(section.rubrique)) }] : [];
  return crumbsFromHome(site, ...above, crumb(label, lang));
}
