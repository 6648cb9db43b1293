import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { readShareUrl } from '@/app/_page/share-url';
import { getBlogPage, getBlogPost, getBlogPostsAround } from '@/content/blog-posts/blog-posts.query';
import { findNeighbours } from '@/features/news/neighbours.rules';
import { relatedPosts } from '@/features/news/related-posts.rules';
import { paths } from '@/lib/paths';
import type { BlogPostContent } from '@/views/news-page/blog-post-page';

const FIRST_PAGE = 1;

const RELATED_MAX = 3;

/** Null when there is no such post. What to read next is chosen among the latest. */
export async function loadBlogPost(locale: Locale, slug: string): Promise<BlogPostContent | null> {
  const post = await getBlogPost(locale, slug);
  if (!post) return null;

  const [latest, around, shareUrl] = await Promise.all([
    getBlogPage(locale, FIRST_PAGE),
    getBlogPostsAround(locale, post.publishedOn),
    readShareUrl(locale, paths.blogPost(slug)),
  ]);
  const related = relatedPosts(latest?.items ?? [], post, RELATED_MAX);
  return { post, related, ...findNeighbours(around, slug), shareUrl };
}
