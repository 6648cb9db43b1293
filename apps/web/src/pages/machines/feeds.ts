import { getEvents } from '@/content/events/events.query';
import { getJobOffers } from '@/content/job-offers/job-offers.query';
import { getNewsPage } from '@/content/news/news.query';
import { eventType } from '@/features/events/event-texts.rules';
import { rssText, type FeedItem } from '@/features/feeds/rss.rules';
import { contractText, offerSummary } from '@/features/job-offers/job-texts.rules';
import { localePath, paths } from '@/lib/paths';
import type { TranslatedDocument } from '@/lib/translated';
import { eventSummary } from '@/views/event-page/event-summary';
import type { MachineAsked, WriteMachineDocument } from './machine-document';

const RSS = 'application/rss+xml; charset=utf-8';

/** Ours: two pages of the list. */
const NEWS_PAGES = [1, 2];

type Words = { title: string; intro: string; page: string; feed: string };

/** I18N-04: what is shown in French for want of English is in the French feed. */
const isHere = ({ isFrenchOnly }: TranslatedDocument) => !isFrenchOnly;

function toFeed({ locale, site, website, absolute }: MachineAsked, words: Words, items: readonly FeedItem[]) {
  const body = rssText({
    title: `${site.text(words.title)} – ${website.siteName}`,
    description: site.text(words.intro),
    language: locale,
    url: absolute(localePath(locale, words.page)),
    self: absolute(localePath(locale, words.feed)),
    items,
  });
  return { type: RSS, body };
}

export const writeNewsFeed: WriteMachineDocument = async (asked) => {
  const { locale, absolute } = asked;
  const pages = await Promise.all(NEWS_PAGES.map((page) => getNewsPage(locale, { page })));
  const items = pages.flatMap((page) => page?.items ?? []).filter(isHere);
  return toFeed(
    asked,
    { title: 'news.title', intro: 'news.intro', page: paths.news, feed: paths.feeds.news },
    items.map(({ slug, title, summary, category, publishedOn }) => ({
      title,
      url: absolute(localePath(locale, paths.newsItem(slug))),
      description: summary,
      category: category?.title ?? null,
      publishedOn,
    })),
  );
};

/** What is to come, soonest first. */
export const writeAgendaFeed: WriteMachineDocument = async (asked) => {
  const { locale, site, absolute } = asked;
  const events = (await getEvents(locale)).filter(isHere);
  return toFeed(
    asked,
    { title: 'agenda.title', intro: 'agenda.intro', page: paths.agenda, feed: paths.feeds.agenda },
    events.map((event) => ({
      title: event.title,
      url: absolute(localePath(locale, paths.event(event.slug))),
      description: eventSummary(site, event),
      category: eventType(site, event.type).label,
      publishedOn: null,
    })),
  );
};

/** Those that are still open, newest first. */
export const writeOffersFeed: WriteMachineDocument = async (asked) => {
  const { locale, site, absolute } = asked;
  const offers = (await getJobOffers(locale)).filter(isHere);
  return toFeed(
    asked,
    { title: 'jobs.title', intro: 'jobs.intro', page: paths.jobOffers, feed: paths.feeds.jobOffers },
    offers.map((offer) => ({
      title: offer.title,
      url: absolute(localePath(locale, paths.jobOffer(offer.slug))),
      description: offerSummary(site, offer),
      category: contractText(site, offer.contract),
      publishedOn: offer.publishedOn,
    })),
  );
};
