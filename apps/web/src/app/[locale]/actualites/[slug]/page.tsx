import type { Locale } from '@meridia/domain/locales';
import type { ItemProps } from '@/app/_page/item-route';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { NewsPage } from '@/views/news-page/news-page';
import { loadNewsItem } from './load-news-item';

export { generateStaticParams } from '@/app/_page/item-route';

async function toRequest({ params }: ItemProps) {
  const { locale, slug } = await params;
  const load = (served: Locale) => loadNewsItem(served, slug);
  return { locale, load, address: documentAddress('news', slug) };
}

export async function generateMetadata(props: ItemProps) {
  return pageMetadata(await toRequest(props), ({ item: { title, summary, image } }) => ({
    title,
    description: summary,
    image,
  }));
}

/** ROUTE-07: a news item. */
export default async function NewsItemRoute(props: ItemProps) {
  return renderPage(await toRequest(props), (content, site) => <NewsPage site={site} {...content} />);
}
