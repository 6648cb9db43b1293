import { newsTint } from '@meridia/domain/news-tints';
import type { NewsDetail } from '@/content/news/news-detail.model';
import type { NewsCard as News } from '@/content/news/news.model';
import { campusPlace } from '@/features/events/event-texts.rules';
import { NewsCard } from '@/features/news/news-card';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Link } from '@/ui/link';
import type { PostContext } from './post';
import { PostAside } from './post-aside';
import { newsCategory } from './post-category';
import { PostPage } from './post-page';

export type NewsContent = PostContext<News> & { item: NewsDetail };

type Props = NewsContent & { site: SiteContext };

/** What names no campus is about all of them. */
function campusLines(site: SiteContext, { campuses }: NewsDetail) {
  if (campuses.length === 0) return [site.text('nav.allCampuses')];
  return campuses.map((campus) => (
    <Link key={campus.slug} href={site.href(paths.campus(campus.slug))}>
      {campusPlace(site, campus)}
    </Link>
  ));
}

/** ROUTE-07: a news item. */
export function NewsPage({ site, item, related, older, newer, shareUrl }: Props) {
  const toLink = ({ slug, title }: News) => ({ href: site.href(paths.newsItem(slug)), title });
  return (
    <PostPage
      site={site}
      post={item}
      labels={{
        category: newsCategory(site, item),
        categoryLang: item.category ? fieldLanguage(item, 'category') : undefined,
        lines: campusLines(site, item),
        tint: newsTint(item.category?.slug),
      }}
      aside={<PostAside site={site} title={item.title} shareUrl={shareUrl} />}
      older={older && toLink(older)}
      newer={newer && toLink(newer)}
      related={related.map((other) => (
        <NewsCard key={other.slug} site={site} item={{ ...other, summary: null }} />
      ))}
      all={{ href: site.href(paths.news), label: site.text('news.all') }}
    />
  );
}
