/** What editors write, and may plan: they have `publishAt` and `unpublishAt`. */
export const SCHEDULED_TYPES = [
  'api::news.news',
  'api::blog-post.blog-post',
  'api::event.event',
  'api::article.article',
  'api::banner.banner',
  'api::popin.popin',
  'api::job-offer.job-offer',
  'api::testimonial.testimonial',
] as const;

export type ScheduledType = (typeof SCHEDULED_TYPES)[number];

/** What is done at the time, and the column that says when. */
export const PLANS = { publish: 'publish_at', unpublish: 'unpublish_at' } as const;
export type PlannedAction = keyof typeof PLANS;
