import type { Locale } from '@meridia/domain/locales';
import type { Website } from '@/content/website/website.model';
import { getWebsite } from '@/content/website/website.query';
import { localeOfPath, type LocalPaths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { loadFrame, type FrameData } from '@/shell/load-frame';
import { menuHere } from '@/shell/menu/menu.rules';
import type { PageAddress } from './page-address';
import { pageLanguages } from './page-languages.rules';
import { loadSite } from './site';
import { isEnglishHere } from './site-locales';

/** What stands round a page, whatever the page is about. Each part may be missing (STATE-04). */
export type Surroundings = {
  site: SiteContext;
  website: Website | null;
  data: FrameData;
  /** Where the page is in each language; empty when the site has one language, or does not know. */
  pages: LocalPaths;
  frameOrigins: readonly string[];
};

async function findPaths(locale: Locale, address: PageAddress | undefined): Promise<LocalPaths> {
  return address && isEnglishHere() ? address.findPaths(locale) : {};
}

/** The origin of the frame that the school shows in its footer (FOOT-05). */
function frameOriginsOf(website: Website | null): string[] {
  const url = website?.footerFrame?.url ?? '';
  if (!URL.canParse(url)) return [];
  const { protocol, origin } = new URL(url);
  return ['https:', 'http:'].includes(protocol) ? [origin] : [];
}

/** Without an address, for an error page, the FR and EN links lead home. */
export async function loadSurroundings(locale: Locale, address?: PageAddress): Promise<Surroundings> {
  const [site, website, data, pages] = await Promise.all([
    loadSite(locale),
    getWebsite(locale),
    loadFrame(locale),
    findPaths(locale, address),
  ]);
  // What is hidden in English leads to French (english-address.rules.ts): from a text, not from a menu.
  const isHere = (href: string) => !href.startsWith('/') || localeOfPath(site.href(href)) === locale;
  const menus = {
    navbarMenu: menuHere(data.navbarMenu, isHere),
    footerMenu: menuHere(data.footerMenu, isHere),
  };
  // Of a page that is open it is known in any case that it is there, in its own language.
  const here = address && { [locale]: address.path };
  const languages = pageLanguages(site.languages, { ...address?.nearest, ...here, ...pages });
  return {
    site: { ...site, languages },
    website,
    data: { ...data, ...menus },
    pages,
    frameOrigins: frameOriginsOf(website),
  };
}
