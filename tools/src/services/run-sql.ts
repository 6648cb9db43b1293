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

/** The first column of what a question answers, behind the back of every service. */
export async function readColumn(databaseUrl: string, sql: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' });
    return rows.flatMap(([value = '']) => value);
  } finally {
    await client.end();
  }
}
