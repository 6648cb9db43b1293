import type { Core } from '@strapi/strapi';
import type { Snapshot } from '../history/snapshot.rules';
import type { VersionFact } from './accord.rules';

type Mark = { version: number; french: Snapshot; author: string | null; at: Date };
export type DocumentHistory = { french: VersionFact[]; english: VersionFact[]; mark: Mark | null };

/** All of a school, or one document of it. */
type Asked = { site: string; documentId?: string };
type FactRow = Omit<VersionFact, 'id'> & { id: string; documentId: string; locale: string };
type MarkRow = { documentId: string; version: string; french: string; author: string | null; at: Date };

const NO_HISTORY: DocumentHistory = { french: [], english: [], mark: null };

const where = ({ site, documentId }: Asked) => ({
  site,
  ...(documentId === undefined ? {} : { document_id: documentId }),
});

/** What was done to the languages of documents, without what they said: two questions for a whole school. */
export async function readHistories(
  strapi: Core.Strapi,
  asked: Asked,
): Promise<(documentId: string) => DocumentHistory> {
  const database = strapi.db.connection;
  const facts: FactRow[] = await database('content_versions')
    .select('id', { documentId: 'document_id' }, 'locale', 'action', 'hash', 'author', 'at')
    .where(where(asked))
    .whereIn('locale', ['fr', 'en'])
    .orderBy('id');
  const marks: MarkRow[] = await database('translation_marks')
    .select({ documentId: 'document_id', version: 'french_version' }, 'author', 'at', {
      french: database.raw('french::text'),
    })
    .where(where(asked));
  const histories = new Map<string, DocumentHistory>();
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
