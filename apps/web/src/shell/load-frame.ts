import 'server-only';
import { cache } from 'react';
import { NAVBAR_EVENTS_MAX, SIDEBAR_NEWS_MAX } from '@meridia/domain/limits';
import type { Locale } from '@meridia/domain/locales';
import { getBanner } from '@/content/banners/banners.query';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getFooterMenu, getNavbarMenu } from '@/content/menus/menus.query';
import { getLatestNews } from '@/content/news/news.query';
import { getPopin } from '@/content/popins/popins.query';
import { getWebsite } from '@/content/website/website.query';

/** All that the frame shows of the content. Each part may be missing: the page stands without it (STATE-04). */
export const loadFrame = cache(async (locale: Locale) => {
  const [website, navbarMenu, footerMenu, events, news, banner, popin] = await Promise.all([
    getWebsite(locale),
    getNavbarMenu(locale),
    getFooterMenu(locale),
    getUpcomingEvents(locale, NAVBAR_EVENTS_MAX),
    getLatestNews(locale, SIDEBAR_NEWS_MAX),
    getBanner(locale),
    getPopin(locale),
  ]);
  return { website, navbarMenu, footerMenu, events, news, banner, popin };
});
