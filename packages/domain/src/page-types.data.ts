import { PAGE_ROUTES } from './page-routes.data.ts';

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

/** Where the pages of a type are, by the routes of the site: « /campus » for a campus. */
export const FOLDER_OF_TYPE: ReadonlyMap<string, string> = new Map(
  PAGE_ROUTES.flatMap(([pattern, name]) => {
    const type = SLUG_TYPES[name];
    return type && pattern.endsWith('/:slug') ? [[type, pattern.slice(0, -'/:slug'.length)] as const] : [];
  }),
);

/** All that have one. */
export const PAGE_TYPES: readonly string[] = [...new Set([ARTICLE_TYPE, ...Object.values(SLUG_TYPES)])];
