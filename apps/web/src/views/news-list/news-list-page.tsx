import { isBlog } from '@/features/lists/news-selection.rules';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { PageHead } from '@/ui/page-head';
import { NewsFilters } from './news-filters';
import type { NewsList } from './news-list';
import { newsListCrumbs } from './news-list-crumbs';
import styles from './news-list-page.module.css';
import { NoPost } from './no-post';
import { ShownItems } from './shown-news';

type Props = { site: SiteContext; list: NewsList };

/** ROUTE-06, ROUTE-10: the news, or the posts of the blog. */
export function NewsListPage({ site, list }: Props) {
  const isOnBlog = isBlog(list.selection);
  const words = isOnBlog ? 'blog' : 'news';
  const { article } = list;
  const hasItems = list.shown.list.items.length > 0;
  return (
    <>
      <PageHead
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={newsListCrumbs(site, list)} />}
        title={article?.heading ?? site.text(`${words}.title`)}
        lead={hasItems && list.selection.page === 1 && (article ? article.lead : site.text(`${words}.intro`))}
      >
        <NewsFilters site={site} list={list} />
      </PageHead>
      <div className={classNames('container', styles.list)}>
        {hasItems ? <ShownItems site={site} list={list} /> : <NoPost site={site} list={list} />}
      </div>
    </>
  );
}
