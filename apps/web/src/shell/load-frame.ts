import { EVENTS_STORED_MAX, NEWS_STORED_MAX } from '@meridia/domain/limits';
import type { Locale } from '@meridia/domain/locales';
import { getBanner } from '@/content/banners/banners.query';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getFooterMenu, getNavbarMenu } from '@/content/menus/menus.query';
import { getLatestNews } from '@/content/news/news.query';
import { getPopin } from '@/content/popins/popins.query';
import { getWebsite } from '@/content/website/website.query';

/** All that the frame shows of the content, and no more than it may store (CONST-03). Each part may be missing (STATE-04). */
export async function loadFrame(locale: Locale) {
  const [website, navbarMenu, footerMenu, events, news, banner, popin] = await Promise.all([
    getWebsite(locale),
    getNavbarMenu(locale),
    getFooterMenu(locale),
    getUpcomingEvents(locale, EVENTS_STORED_MAX),
    getLatestNews(locale, NEWS_STORED_MAX),
    getBanner(locale),
    getPopin(locale),
  ]);
  return { website, navbarMenu, footerMenu, events, news, banner, popin };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
