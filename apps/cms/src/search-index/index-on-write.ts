import type { Core } from '@strapi/strapi';
import { inTurn } from '../changes/in-turn';
import type { Database } from './database';
import { isSearched } from './passages-of';
import { writePassages, writePassagesOfAll } from './write-passages';
import { writeWordsLater, type Words } from './write-words';

const WRITES = new Set(['create', 'update', 'clone', 'delete', 'publish', 'unpublish']);

type Call = { action: string; params: unknown };
type Named = { uid: string; documentId: string };

/** A draft that is saved is not searched. */
const isOfPublished = ({ action, params }: Call) =>
  (action !== 'create' && action !== 'update' && action !== 'clone') ||
  (params as { status?: string }).status === 'published';

async function titlesOf(trx: Database, uid: string, documentId: string): Promise<string> {
  const rows: { locale: string; title: string }[] = await trx('search_passages')
    .select('locale', 'title')
    .where({ uid, document_id: documentId, position: 0 })
    .orderBy('locale');
  return JSON.stringify(rows);
}

/** Those that are found by the name of this one: an event by its campus. */
async function writeThoseThatNameIt(
  strapi: Core.Strapi,
  trx: Database,
  documentId: string,
): Promise<Words[]> {
  const { rows }: { rows: Named[] } = await trx.raw(
    `select distinct uid, document_id as "documentId" from search_passages where position = 0 and names @> array[?]
     order by uid, document_id`,
    [documentId],
  );
  return writePassagesOfAll(strapi, trx, rows);
}

/** What is published can be searched from the same moment, and what is no longer published from the same moment no more. */
export function indexOnWrite(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!isSearched(uid) || !WRITES.has(action) || !isOfPublished(call)) return next();

    return strapi.db.transaction(async ({ trx, onCommit }): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await next();
      const id = (written as { documentId?: string } | null)?.documentId;
      const documentId =
        action === 'clone' ? id : ((call.params as { documentId?: string }).documentId ?? id);
      if (!documentId) return written;

      await inTurn(trx, async () => {
        const before = await titlesOf(trx, uid, documentId);
        const words = await writePassages(strapi, trx, uid, [documentId]);
        if (before !== (await titlesOf(trx, uid, documentId)))
          words.push(...(await writeThoseThatNameIt(strapi, trx, documentId)));
        onCommit(() => {
          writeWordsLater(strapi, words);
        });
      });
      return written;
    });
  });
}
