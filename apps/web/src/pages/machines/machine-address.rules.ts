import { createRouter, type RouteTable } from '@engine/routes';
import { paths } from '@/lib/paths';
import { splitLocale } from '@/pages/page-key.rules';

/** What is no page of the site, without its language, and what writes each (machine-documents.ts). */
const MACHINE_ROUTES: RouteTable = [
  [paths.sitemap, 'sitemap-index'],
  ['/sitemaps/:part([a-z]+){-:number([1-9]\\d{0,3})}?.xml', 'sitemap-part'],
  [paths.feeds.news, 'news-feed'],
  [paths.feeds.agenda, 'agenda-feed'],
  [paths.feeds.jobOffers, 'offers-feed'],
  [paths.catalogue.json, 'catalogue-json'],
  [paths.catalogue.csv, 'catalogue-csv'],
  [paths.catalogue.schema, 'catalogue-schema'],
  [paths.llms, 'llms'],
  [paths.programmeSheet(':slug([a-z0-9\\-]+)'), 'programme-sheet'],
];

const findRoute = createRouter(MACHINE_ROUTES);

/** The document of an address, and its named parts; null: programs read nothing there. */
export function findMachineRoute(address: string) {
  const { locale, path } = splitLocale(address);
  const route = findRoute(path);
  return route && { ...route, locale };
}

export const isMachineAddress = (address: string): boolean => findMachineRoute(address) !== null;
