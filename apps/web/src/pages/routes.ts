import type { RouteTable } from '@engine/routes';
import type { Page } from './page';

/**
 * The addresses of the site, without their language, and the page of each (ROUTE-01 to ROUTE-20). The first that fits answers;
 * a deeper address has no page (ROUTE-22).
 */
export const ROUTES: RouteTable = [
  ['/', 'home'],
  ['/programme', 'programme-list'],
  ['/programme/comparer', 'compare'],
  ['/programme/:slug', 'programme'],
  ['/programme/:slug/cout', 'programme-cost'],
  ['/campus', 'campus-index'],
  ['/campus/:slug', 'campus'],
  ['/agenda', 'agenda'],
  ['/agenda/:slug', 'event'],
  ['/calendrier', 'calendar'],
  ['/visite', 'visit'],
  ['/actualites', 'news-list'],
  ['/actualites/page{/:page}?', 'news-list'],
  ['/actualites/:slug', 'news-item'],
  ['/blog/:slug', 'blog-post'],
  ['/offres-alternance', 'job-list'],
  ['/offres-alternance/:slug', 'job'],
  ['/temoignages/:slug', 'testimonial'],
  ['/ecole/equipe', 'team-list'],
  ['/contact', 'contact'],
  ['/recherche', 'search'],
  ['/crm/:action', 'crm-action'],
  ['/error/debug', 'error-debug'],
  ['/hors-ligne', 'offline'],
  ['/:rubrique', 'section'],
  ['/:rubrique/:slug', 'section'],
];

/** Each page is a chunk of its own, with its sheets. What a page loads is its own business. */
const MODULES = import.meta.glob<{ page: Page<unknown> }>('./*/*.page.tsx');

const moduleOf = (name: string) => `${name}/${name}.page.tsx`;

/** The key of a page in the manifest of the build. */
export function pageFile(name: string): string {
  return `src/pages/${moduleOf(name)}`;
}

export async function loadPage(name: string): Promise<Page<unknown>> {
  const load = MODULES[`./${moduleOf(name)}`];
  if (!load) throw new Error(`There is no page ${name}`);
  return (await load()).page;
}

/** All of them, before the first visitor: a page that is asked for later does not wait for its code, nor for a file that is gone. */
export async function loadEveryPage(): Promise<void> {
  await Promise.all(Object.values(MODULES).map((load) => load()));
}
