import type { Locale } from '@meridia/domain/locales';
import type { BlogPostCard } from '@/content/blog-posts/blog-post.model';
import { getBlogPage, getBlogPost, getBlogPostsAround } from '@/content/blog-posts/blog-posts.query';
import { around, orLeftOut } from '@/content/client/content-cache';
import { findNeighbours } from '@/features/news/neighbours.rules';
import { relatedPosts } from '@/features/news/related-posts.rules';
import { paths } from '@/lib/paths';
import { readShareUrl } from '@/pages/share-url';
import type { BlogPostContent } from '@/views/news-page/blog-post-page';

const FIRST_PAGE = 1;
const RELATED_MAX = 3;

function loadTeasers(locale: Locale, { slug, publishedOn }: BlogPostCard) {
  return Promise.all([
    orLeftOut(() => getBlogPage(locale, FIRST_PAGE)),
    getBlogPostsAround(locale, publishedOn),
    readShareUrl(locale, paths.blogPost(slug)),
  ]);
}

/** Null when there is no such post. What to read next is chosen among the latest. */
export async function loadBlogPost(locale: Locale, slug: string): Promise<BlogPostContent | null> {
  const post = await getBlogPost(locale, slug);
  if (!post) return null;

  const [latest, neighbours, shareUrl] = await around(() => loadTeasers(locale, post));
  const related = relatedPosts(latest?.items ?? [], post, RELATED_MAX);
  return { post, related, ...findNeighbours(neighbours, slug), shareUrl };
}
