import { readColumn } from '@meridia/tools/services/run-sql';

const LENGTH = 24;
const TABLES = `
  select distinct table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'document_id' and data_type like 'character%'`;
const LONG_WORDS = /[a-z0-9]{24,}/g;

/** Every id of a document, a picture or a folder that a database knows. */
export async function readDocumentIds(databaseUrl: string): Promise<ReadonlySet<string>> {
  const tables = await readColumn(databaseUrl, TABLES);
  const reads = tables.map(
    (table) => `select document_id from "${table}" where length(document_id) = ${LENGTH}`,
  );
  return new Set(await readColumn(databaseUrl, reads.join(' union ')));
}

/** Those that a text holds, also inside a longer word. */
export function idsIn(text: string, ids: ReadonlySet<string>): string[] {
  const found = Array.from(text.matchAll(LONG_WORDS), ([word]) => word).flatMap((word) =>
    Array.from({ length: word.length - LENGTH + 1 }, (_, start) => word.slice(start, start + LENGTH)),
  );
  return [...new Set(found.filter((one) => ids.has(one)))];
}
