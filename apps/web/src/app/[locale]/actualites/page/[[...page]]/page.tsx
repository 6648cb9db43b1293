import { newsListRequest } from '@/app/[locale]/actualites/load-news-list';
import { newsListHead } from '@/app/[locale]/actualites/news-list-head';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { noSelection } from '@/features/filters/list-selection.rules';
import { NewsListPage } from '@/views/news-list/news-list-page';
import { pageOfSegments } from '@/views/news-list/page-numbers.rules';

type Props = { params: Promise<{ locale: string; page?: string[] }> };

export function generateStaticParams() {
  return [{ page: ['_'] }];
}

async function toRequest({ params }: Props) {
  const { locale, page: segments } = await params;
  const page = pageOfSegments(segments);
  return newsListRequest(locale, page === null ? null : { ...noSelection('actualites'), page });
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), newsListHead);
}

/** ROUTE-06: a page of the news; without a number, the first. */
export default async function NewsPageRoute(props: Props) {
  return renderPage(await toRequest(props), (list, site) => <NewsListPage site={site} list={list} />);
}
