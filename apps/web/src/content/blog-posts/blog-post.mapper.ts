import type { BlogPostDetailWire, BlogPostWire } from '@meridia/contract/blog-posts.wire';
import { toBody } from '@/content/body.mapper';
import { toPictureImage } from '@/content/image.mapper';
import { toLines } from '@/content/lines.mapper';
import { toReference } from '@/content/reference.mapper';
import type { BlogPostCard, BlogPostDetail } from './blog-post.model';

/** Null: without a date the post is not out yet. */
export function toBlogPostCard(post: BlogPostWire): BlogPostCard | null {
  if (post.publishDate === null) return null;
  return {
    slug: post.slug,
    title: post.title,
    publishedOn: post.publishDate,
    summary: post.summary,
    author: post.author,
    tags: toLines(post.tags),
    image: toPictureImage(post.focusImage, post.focusImageAlt),
  };
}

export function toBlogPostDetail(post: BlogPostDetailWire): BlogPostDetail | null {
  const card = toBlogPostCard(post);
  return card && { ...card, programmes: post.courses.map(toReference), body: toBody(post.body) };
}
