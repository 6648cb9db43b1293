import { Client } from 'pg';
import { ARCHIVE_STATE_SQL, type ArchiveState } from '@meridia/contract/archive-state';
import { findIdentitySql, toEpoch } from '@meridia/contract/feed-epoch';

/** `epoch`: of the feed of changes; `wal`: the file of the journal that is written now. */
export type DatabaseState = { epoch: string; wal: string };

/** Why what is written after a backup would be lost with the machine; null: the journal is archived. */
export async function findArchiveFault(databaseUrl: string): Promise<string | null> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [row] = (await client.query<ArchiveState>(ARCHIVE_STATE_SQL)).rows;
    if (row?.mode === 'off') return 'archive_mode is off: what is written from now on is in no backup';
    return row?.failed ? `the server fails to archive ${row.failed}` : null;
  } finally {
    await client.end();
  }
}

export async function readState(databaseUrl: string): Promise<DatabaseState> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const identity = await findIdentitySql((sql) => client.query(sql));
    const { rows } = await client.query<{ identity: string; wal: string }>(
      `select ${identity} as identity, pg_walfile_name(pg_current_wal_insert_lsn()) as wal`,
    );
    return { epoch: toEpoch(rows[0]?.identity ?? ''), wal: rows[0]?.wal ?? '' };
  } finally {
    await client.end();
  }
}
