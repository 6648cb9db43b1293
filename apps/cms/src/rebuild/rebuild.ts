import type { Database } from '../search-index/database';

/** A table that is derived from documents, and how it is derived from some of them again. */
export type Rebuild = {
  name: string;
  /** The version of the code that derives: another one than that of the table has it derived again. */
  version: number;
  versionTable: 'search_version' | 'content_uses_version';
  uids: readonly string[];
  /** Whether drafts count as well as what is published. */
  ofDrafts: boolean;
  /** Safe to repeat: replaces what the table has of these documents. */
  write: (trx: Database, uid: string, documentIds: readonly string[]) => Promise<void>;
  /** Takes out what is of no document any more. */
  removeOthers: (database: Database) => Promise<void>;
};

type Progress = { uid: string; documentId: string };

/** The version of the table; null: it was never filled. */
export async function filledVersion(database: Database, { versionTable }: Rebuild): Promise<number | null> {
  const row: { version: number } | undefined = await database(versionTable).first('version');
  return row?.version ?? null;
}

export async function readProgress(
  database: Database,
  { name, version }: Rebuild,
): Promise<Progress | undefined> {
  return database('index_rebuilds').first('uid', { documentId: 'document_id' }).where({ name, version });
}

export async function noteProgress(
  database: Database,
  { name, version }: Rebuild,
  { uid, documentId }: Progress,
): Promise<void> {
  await database('index_rebuilds')
    .insert({ name, version, uid, document_id: documentId })
    .onConflict('name')
    .merge();
}

export async function noteEnd(database: Database, { name, version, versionTable }: Rebuild): Promise<void> {
  await database.transaction(async (trx) => {
    await trx(versionTable).delete();
    await trx(versionTable).insert({ version });
    await trx('index_rebuilds').where({ name }).delete();
  });
}
