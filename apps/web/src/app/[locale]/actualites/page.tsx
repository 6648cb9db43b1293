import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { noSelection } from '@/features/filters/list-selection.rules';
import { NewsListPage } from '@/views/news-list/news-list-page';
import { newsListRequest } from './load-news-list';
import { newsListHead } from './news-list-head';

type Props = { params: Promise<{ locale: string }> };

async function toRequest({ params }: Props) {
  return newsListRequest((await params).locale, noSelection('actualites'));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), newsListHead);
}

/** ROUTE-06: the news, newest first. */
export default async function NewsListRoute(props: Props) {
  return renderPage(await toRequest(props), (list, site) => <NewsListPage site={site} list={list} />);
}
