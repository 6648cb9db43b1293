import { NEWS_PAGE_SIZE } from '@meridia/domain/limits';
import type { NewsCard as News } from '@/content/news/news.model';
import { BlogCard } from '@/features/news/blog-card';
import { NewsCard } from '@/features/news/news-card';
import type { SiteContext } from '@/lib/site-context';
import { NewsFront, NewsGrid } from '@/features/news/news-teaser';
import { LoadFurther, NEXT_ID } from '@/views/filtered-list/load-further';
import { FRONT_SIDE, frontSide } from './front-side.rules';
import type { NewsList, ShownNews } from './news-list';
import styles from './news-list-page.module.css';
import { NewsPages } from './news-pages';

type Props = { site: SiteContext; list: NewsList };

function Cards({ site, items }: { site: SiteContext; items: readonly News[] }) {
  return (
    <NewsGrid>
      {items.map((item) => (
        <NewsCard key={item.slug} site={site} item={item} level={2} />
      ))}
    </NewsGrid>
  );
}

/** The first page leads with its newest. */
function NewsOfPage({ site, page, items }: { site: SiteContext; page: number; items: readonly News[] }) {
  const [lead, ...others] = items;
  if (!lead || page > 1 || others.length < FRONT_SIDE) return <Cards site={site} items={items} />;
  const side = frontSide(others.length);
  const rest = others.slice(side);
  return (
    <>
      <div className={rest.length > 0 ? styles.front : undefined}>
        <NewsFront lead={<NewsCard site={site} item={lead} size="large" level={2} />}>
          {others.slice(0, side).map((item) => (
            <NewsCard key={item.slug} site={site} item={item} size="compact" level={2} />
          ))}
        </NewsFront>
      </div>
      {rest.length > 0 && <Cards site={site} items={rest} />}
    </>
  );
}

/** PAGE-04: the posts so far and the way to a longer list, which is an address. */
function Posts({ site, list: { selection }, posts }: Props & { posts: ShownNews & { kind: 'blog' } }) {
  const { items, total, page } = posts.list;
  const firstNew = (page - 1) * NEWS_PAGE_SIZE;
  const next = Math.min(NEWS_PAGE_SIZE, total - items.length);
  return (
    <>
      <NewsGrid>
        {items.map((post, rank) => (
          <BlogCard
            key={post.slug}
            site={site}
            post={post}
            level={2}
            id={rank > 0 && rank === firstNew ? NEXT_ID : undefined}
          />
        ))}
      </NewsGrid>
      {next > 0 && (
        <LoadFurther
          site={site}
          list="actualites"
          selection={selection}
          label={site.count('button.loadMorePosts', next)}
        />
      )}
    </>
  );
}

export function ShownItems({ site, list }: Props) {
  const { shown, selection } = list;
  if (shown.kind === 'blog') return <Posts site={site} list={list} posts={shown} />;
  const { page, pageCount, items } = shown.list;
  return (
    <>
      <NewsOfPage site={site} page={page} items={items} />
      <NewsPages site={site} selection={selection} pageCount={pageCount} />
    </>
  );
}
