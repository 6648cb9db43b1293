import { Client } from 'pg';

/** Where the stub answers as the CRM does. */
export const CRM_STUB_PATH = '/crm-stub';
export const RECEIVED_PATH = '/__received';

export type ReceivedRequest = { method: string; path: string; query: Record<string, string> };

const MAX_RECORDS = 2000;

export const CRM_PAGE = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>CRM</title></head><body><h1>CRM</h1></body></html>`;

/** What arrived at the CRM; those who ask name a mark of their own, which no other test sends. */
export function createCrmRecords() {
  const records: ReceivedRequest[] = [];
  return {
    add(method: string, { pathname, searchParams }: URL): void {
      const path = pathname.slice(CRM_STUB_PATH.length);
      records.push({ method, path, query: Object.fromEntries(searchParams) });
      if (records.length > MAX_RECORDS) records.shift();
    },
    withMark: (mark: string) =>
      records.filter(({ path, query }) => path.includes(mark) || Object.values(query).includes(mark)),
  };
}

async function onDatabase(database: string, sql: string, values: readonly unknown[]): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

/** The CRM links of the content, with their own paths and queries, lead to the stub. */
export function leadCrmLinksTo(database: string, stubUrl: string): Promise<void> {
  const sql = "update crm_links set url = regexp_replace(url, '^https?://[^/]+', $1) where url <> ''";
  return onDatabase(database, sql, [`${stubUrl}${CRM_STUB_PATH}`]);
}

type Pair = { action: string; course: string; campus: string };

/** Past the checks of the content service, as nobody should. */
export function writeCrmUrl(
  database: string,
  { action, course, campus }: Pair,
  url: string | null,
): Promise<void> {
  const where = "site = 'meridia' and action = $2 and course = $3 and campus = $4";
  return onDatabase(database, `update crm_links set url = $1 where ${where}`, [url, action, course, campus]);
}
