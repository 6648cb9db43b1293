import { KEPT_DAYS, KEPT_VERSIONS } from '@meridia/domain/retention';
import type { Database } from '../search-index/database';

const DOCUMENTS_AT_ONCE = 200;
const OLD = `now() - interval '${KEPT_DAYS.versions} days'`;

/** Of the window `lines`: a version that somebody saved; a publication that says something new was saved by the same click. */
const IS_SAVE = `(action in ('baseline', 'create', 'update', 'restore', 'clone')
        or (action = 'publish' and hash is distinct from lag(hash) over lines))`;

/**
 * The newest version of a document and its last publication stay however old they are, until the document is deleted; so do the last save of
 * the English and the French of before it, with which the desk of translations compares (TRAD-02). A row that a save has locked is left
 * for the next time: the sweep and a save of several documents would wait for each other.
 */
const PRUNE = `
  delete from content_versions where id in (select id from content_versions where id in (
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
          select id, at, action, document_id, locale, ${IS_SAVE} as is_save
          from content_versions where document_id = any(?)
          window lines as (partition by document_id, locale order by id)
        ) as told
      ) as placed
    ) as ranked
    where (place > ${KEPT_VERSIONS} or (at < ${OLD} and (place > 1 or action = 'delete')))
      and not (action = 'publish' and place_of_kind = 1 and newest <> 'delete')
      and not (is_before and place_of_english = 1 and newest <> 'delete')
  ) for update skip locked)`;

/** Of the window `versions`: one more is too many, or the oldest is too old. */
export const IS_FULL = `(count(*) over versions >= ${KEPT_VERSIONS} or min(at) over versions < ${OLD})`;

/** What a new version of a document makes superfluous, in the transaction that writes it. */
export async function pruneDocument(trx: Database, documentId: string): Promise<void> {
  await trx.raw(PRUNE, [[documentId]]);
}

async function nextDocuments(database: Database, after: string): Promise<string[]> {
  const { rows }: { rows: { document_id: string }[] } = await database.raw(
    `select distinct document_id from content_versions where document_id > ? order by document_id limit ${DOCUMENTS_AT_ONCE}`,
    [after],
  );
  return rows.map(({ document_id }) => document_id);
}

/**
 * SCALE-01: what has grown old in documents that nobody writes. From document to document: no statement grows with the table. One process
 * at a time; one that is stopped leaves the rest to the next walk.
 */
export async function pruneVersions(database: Database, isStopped: () => boolean): Promise<void> {
  let documents = await nextDocuments(database, '');
  while (documents.length > 0 && !isStopped()) {
    await database.raw(PRUNE, [documents]);
    documents = await nextDocuments(database, documents.at(-1) ?? '');
  }
}
