export const ARTICLE_TYPE = 'api::article.article';

/** The documents that have a page of their own, by the name of the page: their slug is their address. */
export const SLUG_TYPES: Readonly<Record<string, string>> = {
  programme: 'api::course.course',
  'programme-cost': 'api::course.course',
  'programme-sheet': 'api::course.course',
  campus: 'api::campus.campus',
  event: 'api::event.event',
  'news-item': 'api::news.news',
  'blog-post': 'api::blog-post.blog-post',
  job: 'api::job-offer.job-offer',
  testimonial: 'api::testimonial.testimonial',
};

/** All that have one. */
export const PAGE_TYPES: readonly string[] = [...new Set([ARTICLE_TYPE, ...Object.values(SLUG_TYPES)])];
