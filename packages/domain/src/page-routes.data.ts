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

/** What programs read, beside the pages (MACH). */
export const MACHINE_ROUTES = [
  ['/sitemap.xml', 'sitemap-index'],
  ['/sitemaps/:part([a-z]+){-:number([1-9]\\d{0,3})}?.xml', 'sitemap-part'],
  ['/flux/actualites.xml', 'news-feed'],
  ['/flux/agenda.xml', 'agenda-feed'],
  ['/flux/offres.xml', 'offers-feed'],
  ['/catalogue.json', 'catalogue-json'],
  ['/catalogue.csv', 'catalogue-csv'],
  ['/catalogue.schema.json', 'catalogue-schema'],
  ['/llms.txt', 'llms'],
  ['/programme/:slug([a-z0-9\\-]+)/fiche.pdf', 'programme-sheet'],
] as const;
