import type { Database } from '../search-index/database';
import type { Draft } from './read-drafts';
import { IS_FULL, pruneDocument } from './prune-versions';
import { placeOf, type Author, type LastVersion, type VersionAction } from './version.rules';

export type Place = { uid: string; documentId: string; author: Author; action: VersionAction };

/** With whether there is something to prune: an import of many documents does not look for it in each. */
type KnownVersion = LastVersion & { isFull: boolean };

type LastRow = Omit<LastVersion, 'authorId'> & {
  locale: string;
  author_id: number | null;
  is_full: boolean;
};

/** The newest version of a document in each of its languages. */
export async function lastVersions(trx: Database, documentId: string): Promise<Map<string, KnownVersion>> {
  const { rows }: { rows: LastRow[] } = await trx.raw(
    `select distinct on (locale) locale, id, action, author_id, hash, at, ${IS_FULL} as is_full from content_versions
     where document_id = ? window versions as (partition by locale) order by locale, id desc`,
    [documentId],
  );
  return new Map(
    rows.map(
      ({ locale, author_id, is_full, ...last }) =>
        [locale, { ...last, authorId: author_id, isFull: is_full }] as const,
    ),
  );
}

export async function writeVersion(
  trx: Database,
  draft: Draft,
  { uid, documentId, author, action }: Place,
  last: KnownVersion | undefined,
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
  if (last?.isFull) await pruneDocument(trx, documentId);
}
