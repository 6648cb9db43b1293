import type { Core } from '@strapi/strapi';
import { KEPT_DAYS, KEPT_VERSIONS } from '@meridia/domain/retention';
import type { Database } from '../search-index/database';

const BATCH = 500;
const BATCHES_AT_ONCE = 40;

/**
 * What was saved and published, by whom and when; `locale` is empty for a type without languages. `row_updated_at` is when the draft said
 * that it was changed: a form that shows this version says the same. `content_openings` holds what the form of somebody shows.
 */
const TABLES = `
  create table if not exists content_versions (
    id bigint generated always as identity primary key,
    site text not null,
    uid text not null,
    document_id text not null,
    locale text not null,
    action text not null,
    author_id int,
    author text,
    title text not null,
    hash text not null,
    snapshot jsonb not null,
    row_updated_at timestamptz not null,
    at timestamptz not null default clock_timestamp()
  );
  create table if not exists content_openings (
    user_id int not null,
    document_id text not null,
    locale text not null,
    row_updated_at timestamptz not null,
    at timestamptz not null default clock_timestamp(),
    primary key (user_id, document_id, locale)
  );`;

/** Of the window `lines`: a version that somebody saved; a publication that says something new was saved by the same click. */
const IS_SAVE = `(action in ('baseline', 'create', 'update', 'restore', 'clone')
        or (action = 'publish' and hash is distinct from lag(hash) over lines))`;

/**
 * The newest version of a document and its last publication stay however old they are, until the document is deleted; so do the last save of
 * the English and the French of before it, with which the desk of translations compares (TRAD-02).
 */
const pruneSql = (which: string) => `
  delete from content_versions where id in (
    select id from (
      select id, at, action, place, place_of_kind, newest, id <= coalesce(english, 0) as is_before,
        row_number() over (partition by document_id, locale, id <= coalesce(english, 0) order by id desc) as place_of_english
      from (
        select id, at, action, document_id, locale,
          row_number() over (partition by document_id, locale order by id desc) as place,
          row_number() over (partition by document_id, locale, action = 'publish' order by id desc) as place_of_kind,
          first_value(action) over (partition by document_id, locale order by id desc) as newest,
          max(id) filter (where locale = 'en' and is_save) over (partition by document_id) as english
        from (
          select *, ${IS_SAVE} as is_save from content_versions ${which}
          window lines as (partition by document_id, locale order by id)
        ) as told
      ) as placed
    ) as ranked
    where (place > ${KEPT_VERSIONS} or (at < now() - interval '${KEPT_DAYS.versions} days' and (place > 1 or action = 'delete')))
      and not (action = 'publish' and place_of_kind = 1 and newest <> 'delete')
      and not (is_before and place_of_english = 1 and newest <> 'delete')
    order by id limit ${BATCH}
  )`;

/** Safe to repeat, and for several processes that start together. */
export async function createVersionTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('version tables'))`);
    await trx.raw(TABLES);
  });
}

/** Of the window `versions`: one more is too many, or the oldest is too old. */
export const IS_FULL = `(count(*) over versions >= ${KEPT_VERSIONS} or min(at) over versions < now() - interval '${KEPT_DAYS.versions} days')`;

/** What a new version of a document makes superfluous, in the transaction that writes it. */
export async function pruneDocument(trx: Database, documentId: string): Promise<void> {
  await trx.raw(pruneSql('where document_id = ?'), [documentId]);
}

/** What has grown old in documents that nobody writes; in small batches, so that a save waits for none of them. */
export async function pruneVersions(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection;
  for (let batch = 0; batch < BATCHES_AT_ONCE; batch += 1) {
    const { rowCount }: { rowCount: number } = await database.raw(pruneSql(''));
    if (rowCount < BATCH) return;
  }
}
