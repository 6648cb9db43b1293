import { EVENTS_STORED_MAX, NEWS_STORED_MAX } from '@meridia/domain/limits';
import type { Locale } from '@meridia/domain/locales';
import { getBanners } from '@/content/banners/banners.query';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getFooterMenu, getNavbarMenu } from '@/content/menus/menus.query';
import { getLatestNews } from '@/content/news/news.query';
import { getPopins } from '@/content/popins/popins.query';
import { getWebsite } from '@/content/website/website.query';

/** All that the frame shows of the content, and no more than it may store (CONST-03). Each part may be missing (STATE-04). */
export async function loadFrame(locale: Locale) {
  const [website, navbarMenu, footerMenu, events, news, banners, popins] = await Promise.all([
    getWebsite(locale),
    getNavbarMenu(locale),
    getFooterMenu(locale),
    getUpcomingEvents(locale, EVENTS_STORED_MAX),
    getLatestNews(locale, NEWS_STORED_MAX),
    getBanners(locale),
    getPopins(locale),
  ]);
  return { website, navbarMenu, footerMenu, events, news, banners, popins };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
