import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { NewsPage } from '@/views/news-page/news-page';
import { loadNewsItem } from './load-news-item';

/** ROUTE-07: a news item. */
export const page = definePage({
  load: ({ locale, params }) => loadNewsItem(locale, params.slug),
  head: ({ item: { title, summary, image } }) => ({ title, description: summary, image }),
  view: (content, site) => <NewsPage site={site} {...content} />,
  address: ({ params }) => documentAddress('news', params.slug),
});
