import type { Locale } from '@meridia/domain/locales';
import { NAVBAR_EVENTS_MAX } from '@meridia/domain/limits';
import { articleMetadata } from '@/app/_page/article-metadata';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { getHomeArticle } from '@/content/articles/articles.query';
import { getUpcomingEvents } from '@/content/events/events.query';
import { HomePage } from '@/views/home/home-page';

type Props = { params: Promise<{ locale: string }> };

async function loadHome(locale: Locale) {
  const [article, events] = await Promise.all([
    getHomeArticle(locale),
    getUpcomingEvents(locale, NAVBAR_EVENTS_MAX),
  ]);
  return article && { article, events };
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata({ ...(await params), load: getHomeArticle }, articleMetadata);
}

export default async function HomeRoute({ params }: Props) {
  return renderPage({ ...(await params), load: loadHome }, (home) => <HomePage {...home} />);
}
