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

type Icon = ReturnType<typeof manifestIcons>[number];

/** The members of a web app manifest that the site uses. */
export type SiteManifest = {
  id: string;
  name: string;
  short_name: string;
  description?: string;
  lang: string;
  dir: 'ltr';
  start_url: string;
  scope: string;
  display: 'standalone';
  categories: readonly string[];
  theme_color: string;
  background_color: string;
  icons: readonly Icon[];
  screenshots: readonly {
    src: string;
    sizes: string;
    type: string;
    form_factor: 'wide' | 'narrow';
    label: string;
  }[];
  shortcuts: readonly { name: string; url: string; icons: readonly Icon[] }[];
};

/** PWA-01: what a browser needs to know to install the site of a school. */
export function siteManifest({ siteKey, website, site, colours }: Parts): SiteManifest {
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
