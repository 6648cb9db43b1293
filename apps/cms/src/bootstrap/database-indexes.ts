import type { Core } from '@strapi/strapi';

const SLUGGED = [
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

/** Strapi's own uniqueness is global and only an application check: two schools may share a slug, one school may not. */
const UNIQUE = [
  ...SLUGGED.map(
    (table) => `${table}_slug_uq on ${table} (site, slug, locale) where published_at is not null`,
  ),
  `articles_path_uq on articles (site, rubrique, coalesce(slug, ''), locale) where published_at is not null`,
  `menu_enrichis_type_uq on menu_enrichis (site, type, locale) where published_at is not null`,
  `sites_site_uq on sites (site, locale) where published_at is not null`,
  `crm_links_pair_uq on crm_links (site, action, course, campus)`,
  `labels_key_uq on labels (site, key, locale)`,
  `redirects_source_uq on redirects (site, source)`,
];

/** What lists filter and sort by. */
const PLAIN = [
  `events_agenda_id_idx on events (site, locale, date_start, slug, id) where published_at is not null`,
  `events_end_idx on events (site, locale, date_end) where published_at is not null`,
  `news_items_date_id_idx on news_items (site, locale, publish_date desc, slug, id) where published_at is not null`,
  `blog_posts_date_id_idx on blog_posts (site, locale, publish_date desc, slug, id) where published_at is not null`,
  `job_offers_open_idx on job_offers (site, locale, expires_on, published_on desc) where published_at is not null`,
  `courses_category_idx on courses (site, locale, category) where published_at is not null`,
  `redirects_order_idx on redirects (site, active, position)`,
];

/** Strapi's migrations run before its tables exist on an empty database, so these are made at each boot, once. */
export async function createDatabaseIndexes(strapi: Core.Strapi): Promise<void> {
  const statements = [
    ...UNIQUE.map((index) => `create unique index if not exists ${index}`),
    ...PLAIN.map((index) => `create index if not exists ${index}`),
  ];
  await strapi.db.connection.raw(statements.join(';\n'));
}
