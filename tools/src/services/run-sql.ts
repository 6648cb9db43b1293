import { Client } from 'pg';

/** Changes a database of one's own before a service starts on it. */
export async function runSql(databaseUrl: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
