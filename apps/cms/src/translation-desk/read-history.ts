import type { Core } from '@strapi/strapi';
import type { Snapshot } from '../history/snapshot.rules';
import type { Database } from '../search-index/database';
import { SAVES, type VersionFact } from './accord.rules';

type Mark = { version: number; french: Snapshot; author: string | null; at: Date };
export type DocumentHistory = { french: VersionFact[]; english: VersionFact[]; mark: Mark | null };

/** Some documents of a school. */
type Asked = { site: string; documentIds: readonly string[] };
type FactRow = Omit<VersionFact, 'id'> & { id: string; documentId: string; locale: string };
type MarkRow = { documentId: string; version: string; french: string; author: string | null; at: Date };

const NO_HISTORY: DocumentHistory = { french: [], english: [], mark: null };

const DOCUMENTS_AT_ONCE = 10_000;

/**
 * Those whose English may be behind: the French was written again, after the last save of the English. Which of them are is said by their
 * versions (accord.rules.ts); an English that was deleted, or whose draft was abandoned, is always looked at.
 */
export async function findBehind(strapi: Core.Strapi, site: string): Promise<Set<string>> {
  const { rows }: { rows: { documentId: string }[] } = await strapi.db.connection.raw(
    `select document_id as "documentId" from content_versions where site = ? and locale in ('fr', 'en') group by document_id
     having count(*) filter (where locale = 'fr') > 1 and (
       max(id) filter (where locale = 'fr') > coalesce(max(id) filter (where locale = 'en' and action = any(?)), 0)
       or bool_or(locale = 'en' and action in ('discardDraft', 'delete')))`,
    [site, [...SAVES]],
  );
  return new Set(rows.map(({ documentId }) => documentId));
}

async function readRows(database: Database, { site, documentIds }: Asked) {
  const facts: FactRow[] = await database('content_versions')
    .select('id', { documentId: 'document_id' }, 'locale', 'action', 'hash', 'author', 'at')
    .where({ site })
    .whereIn('document_id', [...documentIds])
    .whereIn('locale', ['fr', 'en'])
    .orderBy('id');
  const marks: MarkRow[] = await database('translation_marks')
    .select({ documentId: 'document_id', version: 'french_version' }, 'author', 'at', {
      french: database.raw('french::text'),
    })
    .where({ site })
    .whereIn('document_id', [...documentIds]);
  return { facts, marks };
}

function addHistories(
  histories: Map<string, DocumentHistory>,
  { facts, marks }: Awaited<ReturnType<typeof readRows>>,
): void {
  for (const { documentId, locale, id, ...fact } of facts) {
    const history = histories.get(documentId) ?? { french: [], english: [], mark: null };
    histories.set(documentId, history);
    (locale === 'fr' ? history.french : history.english).push({ ...fact, id: Number(id) });
  }
  for (const { documentId, version, french, ...signed } of marks) {
    const history = histories.get(documentId);
    if (history)
      history.mark = { ...signed, version: Number(version), french: JSON.parse(french) as Snapshot };
  }
}

/** What was done to the languages of documents, without what they said. */
export async function readHistories(
  strapi: Core.Strapi,
  { site, documentIds }: Asked,
): Promise<(documentId: string) => DocumentHistory> {
  const histories = new Map<string, DocumentHistory>();
  for (let at = 0; at < documentIds.length; at += DOCUMENTS_AT_ONCE) {
    const some = documentIds.slice(at, at + DOCUMENTS_AT_ONCE);
    addHistories(histories, await readRows(strapi.db.connection, { site, documentIds: some }));
  }
  return (documentId) => histories.get(documentId) ?? NO_HISTORY;
}

/** What some versions said, by their numbers. */
export async function readSnapshots(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, Snapshot>> {
  if (ids.length === 0) return new Map();
  const database = strapi.db.connection;
  const rows: { id: string; snapshot: string }[] = await database('content_versions')
    .select('id', { snapshot: database.raw('snapshot::text') })
    .whereIn('id', [...ids]);
  return new Map(rows.map(({ id, snapshot }) => [Number(id), JSON.parse(snapshot) as Snapshot]));
}
