import type { Core } from '@strapi/strapi';
import { inTurn } from '../changes/in-turn';
import type { Database } from '../search-index/database';
import { writeUses, writeUsesOfType } from './write-uses';

/** One more whenever names are found otherwise: the next start finds them all again. */
const VERSION = 3;

const WRITES = new Set(['create', 'update', 'clone', 'delete', 'publish', 'unpublish', 'discardDraft']);

function typesOfSchools(strapi: Core.Strapi): string[] {
  return Object.values(strapi.contentTypes)
    .filter(({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes)
    .map(({ uid }) => uid);
}

/** USED-01: what a document names is known from the same moment as the document, drafts included. */
export function indexUsesOnWrite(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!WRITES.has(action) || !uid.startsWith('api::') || !('site' in call.contentType.attributes))
      return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await next();
      const id = (written as { documentId?: string } | null)?.documentId;
      // The id of a copy's call is that of its source.
      const documentId =
        action === 'clone' ? id : ((call.params as { documentId?: string }).documentId ?? id);
      if (documentId) await inTurn(trx, () => writeUses(strapi, trx, uid, documentId));
      return written;
    });
  });
}

async function isOfThisVersion(database: Database): Promise<boolean> {
  const rows: { version: number }[] = await database('content_uses_version').select('version');
  return rows.some(({ version }) => version === VERSION);
}

/** Finds all names again, when another version of this code found them or none. One process does. */
export async function rebuildUses(strapi: Core.Strapi): Promise<void> {
  if (await isOfThisVersion(strapi.db.connection)) return;
  const startedAt = performance.now();
  const count = await strapi.db.transaction(async ({ trx }) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('content uses'))`);
    if (await isOfThisVersion(trx)) return 0;
    await trx.raw('delete from content_uses; delete from content_uses_version');
    let versions = 0;
    for (const uid of typesOfSchools(strapi)) versions += await writeUsesOfType(strapi, trx, uid);
    await trx('content_uses_version').insert({ version: VERSION });
    return versions;
  });
  strapi.log.info(`uses: ${count} versions read in ${Math.round(performance.now() - startedAt)} ms`);
}
