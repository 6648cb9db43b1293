import type { Locale } from '@meridia/domain/locales';
import { paths } from '@/lib/paths';
import { SLUG_TYPES } from '@meridia/domain/page-types.data';
import type { SiteContext } from '@/lib/site-context';
import { loadPage } from '@/pages/routes';

/** The lists and the tools of the site: the name of the page, its path, and the type whose documents it shows where these have pages. */
export const SITEMAP_LISTS = [
  { name: 'programme-list', path: paths.programmes, type: SLUG_TYPES.programme },
  { name: 'campus-index', path: paths.campuses, type: SLUG_TYPES.campus },
  { name: 'agenda', path: paths.agenda, type: SLUG_TYPES.event },
  { name: 'news-list', path: paths.news, type: SLUG_TYPES['news-item'] },
  { name: 'job-list', path: paths.jobOffers, type: SLUG_TYPES.job },
  { name: 'team-list', path: paths.team, type: undefined },
  { name: 'compare', path: paths.compare, type: SLUG_TYPES.programme },
  { name: 'calendar', path: paths.calendar(), type: SLUG_TYPES.event },
  { name: 'visit', path: paths.visit(), type: SLUG_TYPES.event },
] as const;

const NOTHING_CHOSEN = { params: { rubrique: '', slug: '', action: '', page: '' } };

/** Whether the first page of a list is for search engines: the page itself says it. */
export async function isListIndexed(name: string, locale: Locale, site: SiteContext): Promise<boolean> {
  const page = await loadPage(name);
  const model = await page.load({ ...NOTHING_CHOSEN, locale, query: new URLSearchParams() });
  return model !== null && page.head(model, site).robots?.index !== false;
}
