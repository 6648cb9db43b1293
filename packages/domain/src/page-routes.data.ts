/**
 * The addresses of the site, without their language, and the page of each (ROUTE-01 to ROUTE-20). The first that fits answers;
 * a deeper address has no page (ROUTE-22). Both programs read it: the site answers by it, the content service knows by it what is
 * an address of the site.
 */
export const PAGE_ROUTES = [
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
] as const;
