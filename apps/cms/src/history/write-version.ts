import type { Database } from '../search-index/database';
import type { Draft } from './read-drafts';
import { pruneDocument } from './version-tables';
import { placeOf, type Author, type LastVersion, type VersionAction } from './version.rules';

export type Place = { uid: string; documentId: string; author: Author; action: VersionAction };

type LastRow = Omit<LastVersion, 'authorId'> & { locale: string; author_id: number | null };

/** The newest version of a document in each of its languages. */
export async function lastVersions(trx: Database, documentId: string): Promise<Map<string, LastVersion>> {
  const { rows }: { rows: LastRow[] } = await trx.raw(
    `select distinct on (locale) locale, id, action, author_id, hash, at from content_versions
     where document_id = ? order by locale, id desc`,
    [documentId],
  );
  return new Map(
    rows.map(({ locale, author_id, ...last }) => [locale, { ...last, authorId: author_id }] as const),
  );
}

export async function writeVersion(
  trx: Database,
  draft: Draft,
  { uid, documentId, author, action }: Place,
  last: LastVersion | undefined,
): Promise<void> {
  const at = new Date();
  const place = placeOf(last, { action, authorId: author?.id ?? null, hash: draft.hash, at });
  if (place === 'none') return;
  if (place === 'instead') {
    await trx('content_versions')
      .where({ id: last?.id })
      .update({ action, at, row_updated_at: draft.updatedAt });
    return;
  }
  await trx('content_versions').insert({
    site: draft.site,
    uid,
    document_id: documentId,
    locale: draft.locale,
    action,
    author_id: author?.id,
    author: author?.name,
    title: draft.title,
    hash: draft.hash,
    snapshot: JSON.stringify(draft.snapshot),
    row_updated_at: draft.updatedAt,
    at,
  });
  await pruneDocument(trx, documentId);
}
