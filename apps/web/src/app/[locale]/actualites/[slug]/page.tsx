import type { Locale } from '@meridia/domain/locales';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { NewsPage } from '@/views/news-page/news-page';
import { loadNewsItem } from './load-news-item';

type Props = { params: Promise<{ locale: string; slug: string }> };

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, slug } = await params;
  const load = (served: Locale) => loadNewsItem(served, slug);
  return { locale, load, address: documentAddress('news', slug) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), ({ item: { title, summary, image } }) => ({
    title,
    description: summary,
    image,
  }));
}

/** ROUTE-07: a news item. */
export default async function NewsItemRoute(props: Props) {
  return renderPage(await toRequest(props), (content, site) => <NewsPage site={site} {...content} />);
}
