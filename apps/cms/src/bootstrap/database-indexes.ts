import type { Core } from '@strapi/strapi';
import { UNIQUE_INDEXES } from './unique-indexes.data';

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
    ...UNIQUE_INDEXES.map(({ name, on }) => `create unique index if not exists ${name} on ${on}`),
    ...PLAIN.map((index) => `create index if not exists ${index}`),
  ];
  await strapi.db.connection.raw(statements.join(';\n'));
}
