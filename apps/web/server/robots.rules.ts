import { LOCALES } from '@meridia/domain/locales';
import { localePath, paths } from '@/lib/paths';

/** What is not to be read page by page: calls, and forms of which there are as many as there are choices. */
const NOT_READ = ['/api/', ...LOCALES.map((locale) => localePath(locale, '/crm/'))];

export type RobotsSettings = { SEARCH_ENGINES: 'allowed' | 'refused'; SITE_HOST?: string | undefined };

/** A host that is not the school's own shows the same pages a second time: they are not for search engines there. */
function isRead({ SEARCH_ENGINES, SITE_HOST }: RobotsSettings, host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return SEARCH_ENGINES === 'allowed' && (SITE_HOST === undefined || name === SITE_HOST);
}

/** A site with a host of its own has a certificate for it; one without is asked as it was found. */
function sitemapUrl({ SITE_HOST }: RobotsSettings, host: string): string {
  return `${SITE_HOST === undefined ? `http://${host}` : `https://${SITE_HOST}`}${paths.sitemap}`;
}

/** The words of `robots.txt`, for a host. */
export function robotsText(settings: RobotsSettings, host: string): string {
  const rules = (refused: readonly string[]) => refused.map((path) => `Disallow: ${path}`);
  const lines = isRead(settings, host)
    ? [...rules(NOT_READ), '', `Sitemap: ${sitemapUrl(settings, host)}`]
    : rules(['/']);
  return ['User-agent: *', ...lines, ''].join('\n');
}
