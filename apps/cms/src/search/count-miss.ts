import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { toCountedWords } from './counted-words.rules';

/** For each school: what nobody has searched again makes room. */
const KEPT = 500;

/** An id as the document service writes them. */
const newDocumentId = () => randomBytes(12).toString('hex');

/**
 * Counts what was searched in vain, by month: words, and nothing of who searched. It goes past the document service, because it
 * changes nothing that the site shows: no page has to be made again.
 */
export async function countMiss(strapi: Core.Strapi, site: string, asked: string): Promise<void> {
  const words = toCountedWords(asked);
  if (words === null) return;
  const database = strapi.db.connection;
  try {
    await database.raw(
      `insert into search_misses (document_id, site, words, times, month, created_at, updated_at, published_at)
       values (?, ?, ?, 1, to_char(now() at time zone 'Europe/Paris', 'YYYY-MM'), date_trunc('month', now()), date_trunc('month', now()), now())
       on conflict (site, words, month) do update set times = search_misses.times + 1`,
      [newDocumentId(), site, words],
    );
    await database.raw(
      `delete from search_misses where id in (
         select id from search_misses where site = ? order by month desc, times desc, id desc offset ${KEPT})`,
      [site],
    );
  } catch (error) {
    // The message of the database repeats the statement with its words; the log keeps none of them.
    const { code = 'unknown' } = error as { code?: string };
    strapi.log.warn(`a search without result was not counted: ${code}`);
  }
}
