import { newsListRequest } from '@/app/[locale]/actualites/load-news-list';
import { newsListHead } from '@/app/[locale]/actualites/news-list-head';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { fromSegment } from '@/features/filters/list-selection.rules';
import { NewsListPage } from '@/views/news-list/news-list-page';

type Props = { params: Promise<{ locale: string; filter: string }> };

export function generateStaticParams() {
  return [{ filter: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, filter } = await params;
  return newsListRequest(locale, fromSegment('actualites', filter));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), newsListHead);
}

/** The news with a selection; visitors know it as `/actualites?…` (proxy.ts). */
export default async function FilteredNewsRoute(props: Props) {
  return renderPage(await toRequest(props), (list, site) => <NewsListPage site={site} list={list} />);
}
