import { Client } from 'pg';
import { addPassages } from '../search/many-passages.ts';

/** Rows of one school after years: none of the tables has another bound than its retention. */
export const GROWN = { versions: 1_000_000, changes: 1_000_000, passages: 100_000, redirects: 100_000 };

const SITE = 'meridia';
const NEWS = 'api::news.news';
/** A document has ten versions too many (HIST-07). */
const VERSIONS_OF_DOCUMENT = 60;
/** In the last days of what the feed keeps. */
const DAYS_OF_CHANGES = 25;

const FILL = [
  `insert into content_versions (site, uid, document_id, locale, action, author_id, author, title, hash, snapshot, row_updated_at, at)
   select '${SITE}', '${NEWS}', 'grown-' || n / ${VERSIONS_OF_DOCUMENT}, 'fr', 'update', 1 + n % 20, 'Une éditrice', 'Titre ' || n, n::text,
     jsonb_build_object('title', 'Titre ' || n, 'summary', repeat('Un résumé. ', 20)), now(), now() - n * interval '20 seconds'
   from generate_series(1, ${GROWN.versions}) as n`,
  `insert into content_changes (seq, site, uid, document_id, action, created_at)
   select nextval('content_changes_numbers'), '${SITE}', '${NEWS}', 'grown-' || n % 20000, 'publish',
     now() - interval '${DAYS_OF_CHANGES} days' * (1 - n / ${GROWN.changes}.0)
   from generate_series(1, ${GROWN.changes}) as n`,
  `insert into redirects (document_id, site, source, destination, kind, "group", active, position, created_at, updated_at, published_at)
   select 'grown-' || n, '${SITE}', '/ancienne/adresse-' || n, '/actualites', 'exact', model."group", true, 100000 + n, now(), now(), now()
   from generate_series(1, ${GROWN.redirects}) as n, (select "group" from redirects where site = '${SITE}' limit 1) as model`,
];

/** Fills a database of its own. */
export async function growSchool(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const sql of FILL) await client.query(sql);
  } finally {
    await client.end();
  }
  await addPassages(connectionString, GROWN.passages);
}

/** How many rows a table has. */
export async function countRows(connectionString: string, table: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${client.escapeIdentifier(table)}`,
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}
