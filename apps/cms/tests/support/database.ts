import { Client } from 'pg';
import { databaseUrl } from '@meridia/tools/services/postgres';

type Row = Record<string, unknown>;

/** What is really in the database, asked behind the back of the service. */
export async function querySql<Result extends Row>(
  database: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Result[]> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    const { rows } = await client.query<Result>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
