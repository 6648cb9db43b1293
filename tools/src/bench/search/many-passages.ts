import { Client } from 'pg';

/** Until the table has so many: each passage of the demonstration again and again, with a word of its own, so that common words are common. */
export async function addPassages(connectionString: string, total: number): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into search_passages
       select site, uid, 'copy' || n || document_id, locale, position, kind, address || '-' || n, anchor, title, title_words, about, text, date,
         ends_on, is_only, names, vector || setweight(to_tsvector('simple', 'copy' || n), 'D')
       from search_passages, generate_series(1, (select ceil($1::float / count(*))::int from search_passages)) as n`,
      [total],
    );
    await client.query('analyze search_passages');
    const { rows } = await client.query<{ count: string }>('select count(*) from search_passages');
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}
