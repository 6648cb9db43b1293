import { BLOG_CATEGORY } from '@meridia/domain/list-filters';
import { BLOG_TINT } from '@meridia/domain/news-tints';
import type { BlogPostCard, BlogPostDetail } from '@/content/blog-posts/blog-post.model';
import { listHref } from '@/features/lists/list-address.rules';
import { BlogCard } from '@/features/news/blog-card';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import type { PostContext } from './post';
import { PostAside } from './post-aside';
import { PostPage } from './post-page';
import styles from './post-page.module.css';

export type BlogPostContent = PostContext<BlogPostCard> & { post: BlogPostDetail };

type Props = BlogPostContent & { site: SiteContext };

/** The programmes that the post speaks of. */
function Programmes({ site, post: { programmes } }: Pick<Props, 'site' | 'post'>) {
  if (programmes.length === 0) return null;
  return (
    <div className={styles.box}>
      <h2 className="heading-4">{site.text('nav.programmes')}</h2>
      <ul className="interface">
        {programmes.map(({ slug, title }) => (
          <li key={slug} className={styles.line}>
            <Link href={site.href(paths.programme(slug))}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** ROUTE-10: a post of the blog. */
export function BlogPostPage({ site, post, related, older, newer, shareUrl }: Props) {
  const { author, title } = post;
  const toLink = (one: BlogPostCard) => ({ href: site.href(paths.blogPost(one.slug)), title: one.title });
  const all = listHref('actualites', { values: { categorie: [BLOG_CATEGORY], campus: [] }, page: 1 });
  return (
    <PostPage
      site={site}
      post={post}
      labels={{
        category: site.text('blog.title'),
        lines: author === null ? [] : [site.text('blog.by', { author })],
        tint: BLOG_TINT,
      }}
      aside={
        <PostAside site={site} title={title} shareUrl={shareUrl}>
          <Programmes site={site} post={post} />
        </PostAside>
      }
      older={older && toLink(older)}
      newer={newer && toLink(newer)}
      related={related.map((other) => (
        <BlogCard key={other.slug} site={site} post={other} hasSummary={false} />
      ))}
      all={{ href: site.href(all), label: site.text('blog.all') }}
    />
  );
}
