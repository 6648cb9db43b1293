import type { Locale } from '@meridia/domain/locales';
import { NAVBAR_EVENTS_MAX } from '@meridia/domain/limits';
import { getHomeArticle } from '@/content/articles/articles.query';
import { getCampuses } from '@/content/campuses/campuses.query';
import { around, orLeftOut } from '@/content/client/content-cache';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getHomeKeyFigures } from '@/content/key-figures/key-figures.query';
import { getLatestNews } from '@/content/news/news.query';
import { getFeaturedProgrammes, getProgrammes } from '@/content/programmes/programmes.query';
import { getTestimonials } from '@/content/testimonials/testimonials.query';
import { toPutForward } from '@/features/programme-finder/finder-order.rules';
import type { HomeModel } from '@/views/home/home-page';

const NEWS_SHOWN = 4;
/** More than are shown: the page prefers those that tell a route. */
const TESTIMONIALS_READ = 12;

/** All that the home shows of other pages. */
async function loadTeasers(locale: Locale): Promise<Omit<HomeModel, 'article'>> {
  const [programmes, featured, figures, campuses, events, testimonials, news] = await Promise.all([
    orLeftOut(() => getProgrammes(locale)),
    getFeaturedProgrammes(locale),
    getHomeKeyFigures(locale),
    orLeftOut(() => getCampuses(locale)),
    getUpcomingEvents(locale, NAVBAR_EVENTS_MAX),
    getTestimonials(locale, TESTIMONIALS_READ),
    getLatestNews(locale, NEWS_SHOWN),
  ]);
  // A section without anything to show is not there.
  const lists = { programmes: programmes ?? [], campuses: campuses ?? [], events: events ?? [] };
  return {
    ...lists,
    featured: toPutForward(locale, featured, lists.programmes),
    figures,
    testimonials,
    news,
  };
}

export async function loadHome(locale: Locale): Promise<HomeModel | null> {
  const [article, teasers] = await Promise.all([getHomeArticle(locale), around(() => loadTeasers(locale))]);
  return article && { article, ...teasers };
}
