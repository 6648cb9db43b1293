/** The tables of what has an address. */
export const SLUGGED = [
  'events',
  'news_items',
  'news_categories',
  'blog_posts',
  'campuses',
  'courses',
  'brochures',
  'testimonials',
  'team_members',
  'key_figures',
  'job_offers',
  'form_links',
  'popins',
] as const;

/** The tables of what may be planned (schedule/scheduled-types.data.ts). */
const SCHEDULED = [
  'news_items',
  'blog_posts',
  'events',
  'articles',
  'banners',
  'popins',
  'job_offers',
  'testimonials',
] as const;

export const SCHEDULED_COLUMNS = SCHEDULED.flatMap((table) =>
  (['publish_at', 'unpublish_at'] as const).map((column) => ({ table, column })),
);
