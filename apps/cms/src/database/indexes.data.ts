import type { IndexDefinition } from './index-plan.rules';
import { SCHEDULED_COLUMNS, SLUGGED } from './indexed-types.data';
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
  { name: 'redirects_pattern_idx', on: `redirects (site, position) where kind = 'pattern'` },
];

/**
 * START-01: of what Strapi and this service write at a start where they find none. A database of an earlier release may have one of them
 * twice: then the log says which.
 */
const OF_STARTS: IndexDefinition[] = [
  { name: 'up_roles_type_uq', on: 'up_roles (type)' },
  { name: 'up_users_username_uq', on: 'up_users (username)' },
  { name: 'i18n_locale_code_uq', on: 'i18n_locale (code)' },
  { name: 'admin_roles_code_uq', on: 'admin_roles (code)' },
  { name: 'admin_users_email_uq', on: 'admin_users (email)' },
].map((index) => ({ ...index, isUnique: true, isOptional: true }));

/** Drafts too: an address is free when none has it. */
const OF_ADDRESSES: IndexDefinition[] = SLUGGED.map((table) => ({
  name: `${table}_slug_idx`,
  on: `${table} (site, slug)`,
}));

/** Of what is planned, which is little. */
const OF_PLANS: IndexDefinition[] = SCHEDULED_COLUMNS.map(({ table, column }) => ({
  name: `${table}_${column}_idx`,
  on: `${table} (${column}, id) where published_at is null and ${column} is not null`,
}));

/** Of the tables that Strapi knows nothing of. */
const OF_OWN_TABLES: IndexDefinition[] = [
  { name: 'content_changes_pending_idx', on: 'content_changes (id) where seq is null' },
  { name: 'content_changes_feed_idx', on: 'content_changes (site, seq) where seq is not null' },
  { name: 'content_changes_document_idx', on: 'content_changes (uid, document_id, id desc)' },
  { name: 'content_changes_age_idx', on: 'content_changes (created_at)' },
  { name: 'files_names_idx', on: 'files using gin (media_file_names(url, formats))' },
  { name: 'schedule_outcomes_site_idx', on: 'schedule_outcomes (site, done_at desc)' },
  { name: 'preview_links_document_idx', on: 'preview_links (uid, document_id, locale)' },
  { name: 'page_paths_document_idx', on: 'page_paths (document_id)' },
  { name: 'slug_owners_slug_idx', on: 'slug_owners (site, uid, slug, id desc)' },
  { name: 'slug_owners_document_idx', on: 'slug_owners (document_id)' },
  { name: 'content_versions_document_idx', on: 'content_versions (document_id, locale, id desc)' },
  { name: 'content_versions_journal_idx', on: 'content_versions (site, at desc, id desc)' },
  { name: 'content_versions_author_idx', on: 'content_versions (site, author_id, at desc)' },
  { name: 'content_versions_type_idx', on: 'content_versions (site, uid, at desc, id desc)' },
  { name: 'files_changed_idx', on: `files (id) where updated_at > created_at + interval '5 seconds'` },
  { name: 'content_findings_school_idx', on: 'content_findings (site, written_at)' },
  { name: 'content_bin_school_idx', on: 'content_bin (site, deleted_at desc, id desc)' },
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
  ...OF_STARTS,
  ...OF_CONTENT,
  ...OF_ADDRESSES,
  ...OF_PLANS,
  ...OF_OWN_TABLES,
];
