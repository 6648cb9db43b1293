import type { MetadataRoute } from 'next';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import type { Website } from '@/content/website/website.model';
import { OFFLINE_PAGES } from '@/lib/offline-pages.data';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { SCREENSHOTS } from './brands.data';
import { manifestIcons } from './site-icons.rules';

type Parts = {
  siteKey: SiteKey;
  website: Website;
  site: SiteContext;
  /** Of the bars round the app, and of the app while it starts. */
  colours: { theme: string; background: string };
};

/** PWA-01: what a browser needs to know to install the site of a school. */
export function siteManifest({ siteKey, website, site, colours }: Parts): MetadataRoute.Manifest {
  const icons = manifestIcons(siteKey);
  const shortcuts = OFFLINE_PAGES.filter(({ path }) => path !== paths.home);
  return {
    id: paths.home,
    name: website.title,
    short_name: website.siteName,
    description: website.seo.metaDescription ?? undefined,
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    categories: ['education'],
    theme_color: colours.theme,
    background_color: colours.background,
    icons,
    screenshots: SCREENSHOTS[siteKey].map(({ src, width, height, form }) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: form,
      label: `${website.siteName}, ${site.text('nav.home')}`,
    })),
    shortcuts: shortcuts.map(({ label, path }) => ({
      name: site.text(label),
      url: path,
      icons: icons.filter(({ purpose }) => purpose === 'any'),
    })),
  };
}
