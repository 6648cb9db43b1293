import { newsTint } from '@meridia/domain/news-tints';
import { newsData } from '@/features/seo/data/news-data';
import { documentCrumbs } from '@/lib/crumbs';
import { newsCategory } from '@/views/news-page/post-category';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { NewsPage } from '@/views/news-page/news-page';
import { loadNewsItem } from './load-news-item';

/** ROUTE-07: a news item. */
export const page = definePage({
  load: ({ locale, params }) => loadNewsItem(locale, params.slug),
  head: ({ item }, site) => ({
    title: item.title,
    description: item.summary,
    image: item.image,
    share: { kicker: newsCategory(site, item), tint: newsTint(item.category?.slug) },
    crumbs: documentCrumbs(site, 'news', newsCategory(site, item)),
    data: newsData(item),
  }),
  view: (content, site) => <NewsPage site={site} {...content} />,
  address: ({ params }) => documentAddress('news', params.slug),
});
