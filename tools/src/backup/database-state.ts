import { Client } from 'pg';
import { findIdentitySql, toEpoch } from '@meridia/contract/feed-epoch';

/** `epoch`: of the feed of changes; `wal`: the file of the journal that is written now. */
export type DatabaseState = { epoch: string; wal: string };

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
