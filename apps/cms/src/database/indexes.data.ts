import type { IndexDefinition } from './index-plan.rules';
import { UNIQUE_INDEXES } from './unique-indexes.data';

/** What lists of content filter and sort by. */
const OF_CONTENT: IndexDefinition[] = [
  {
    name: 'events_agenda_id_idx',
    on: 'events (site, locale, date_start, slug, id) where published_at is not null',
  },
  { name: 'events_end_idx', on: 'events (site, locale, date_end) where published_at is not null' },
  {
    name: 'news_items_date_id_idx',
    on: 'news_items (site, locale, publish_date desc, slug, id) where published_at is not null',
  },
  {
    name: 'blog_posts_date_id_idx',
    on: 'blog_posts (site, locale, publish_date desc, slug, id) where published_at is not null',
  },
  {
    name: 'job_offers_open_idx',
    on: 'job_offers (site, locale, expires_on, published_on desc) where published_at is not null',
  },
  { name: 'courses_category_idx', on: 'courses (site, locale, category) where published_at is not null' },
  { name: 'redirects_order_idx', on: 'redirects (site, active, position)' },
];

/** Of the tables that Strapi knows nothing of. */
const OF_OWN_TABLES: IndexDefinition[] = [
  { name: 'content_changes_pending_idx', on: 'content_changes (id) where seq is null' },
  { name: 'content_changes_feed_idx', on: 'content_changes (site, seq) where seq is not null' },
  { name: 'schedule_outcomes_site_idx', on: 'schedule_outcomes (site, done_at desc)' },
  { name: 'preview_links_document_idx', on: 'preview_links (uid, document_id, locale)' },
  { name: 'page_paths_document_idx', on: 'page_paths (document_id)' },
  { name: 'content_versions_document_idx', on: 'content_versions (document_id, locale, id desc)' },
  { name: 'content_versions_journal_idx', on: 'content_versions (site, at desc, id desc)' },
  { name: 'content_versions_author_idx', on: 'content_versions (site, author_id, at desc)' },
  { name: 'content_bin_school_idx', on: 'content_bin (site, deleted_at desc)' },
  { name: 'content_bin_document_idx', on: 'content_bin (uid, document_id)' },
  { name: 'content_bin_end_idx', on: 'content_bin (ends_at)' },
  { name: 'translation_marks_site_idx', on: 'translation_marks (site)' },
  { name: 'redirect_uses_site_idx', on: 'redirect_uses (site, day)' },
  {
    name: 'search_passages_vector_idx',
    on: 'search_passages using gin (vector) where kind is not null',
  },
  {
    name: 'search_passages_title_idx',
    on: 'search_passages using gin (title_vector) where kind is not null',
  },
  { name: 'search_passages_names_idx', on: 'search_passages using gin (names) where position = 0' },
  { name: 'search_words_near_idx', on: 'search_words using gist (word gist_trgm_ops(siglen = 64))' },
  { name: 'content_uses_name_idx', on: 'content_uses (site, name)' },
  { name: 'content_uses_document_idx', on: 'content_uses (uid, document_id)' },
];

/**
 * Every index that is ours. A definition that changes here changes in the database at the next start. One that `on conflict` names
 * stays for a release after the last statement that does: until then the previous release may still run.
 */
export const INDEXES: readonly IndexDefinition[] = [
  ...UNIQUE_INDEXES.map(({ name, on }) => ({ name, on, isUnique: true })),
  ...OF_CONTENT,
  ...OF_OWN_TABLES,
];
