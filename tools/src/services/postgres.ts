import { Client } from 'pg';

/** The server on which scripts and tests make their own databases. */
const SERVER_URL = process.env.POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432';

export function databaseUrl(name: string, serverUrl = SERVER_URL): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Names come from our own code, but a quote in one would still be a bug. */
function quoted(name: string): string {
  if (!/^[a-z0-9_]+$/.test(name)) throw new Error(`Not a database name: ${name}`);
  return `"${name}"`;
}

async function onServer<Result>(task: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** It lives as long as a test: a commit need not wait for the disk. */
export function createDatabase(name: string, template = 'template1'): Promise<void> {
  return onServer(async (client) => {
    await client.query(`create database ${quoted(name)} template ${quoted(template)}`);
    await client.query(`alter database ${quoted(name)} set synchronous_commit to off`);
  });
}

export function dropDatabase(name: string): Promise<void> {
  return onServer(async (client) => {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
  });
}

export function renameDatabase(from: string, to: string): Promise<void> {
  return onServer(async (client) => {
    await client.query(`alter database ${quoted(from)} rename to ${quoted(to)}`);
  });
}

/** One at a time of all the processes that ask for this name; a process that dies gives it back. */
export function whileAlone<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return task();
  });
}

export function listDatabases(prefix: string): Promise<string[]> {
  return onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    return rows.map(({ datname }) => datname);
  });
}
