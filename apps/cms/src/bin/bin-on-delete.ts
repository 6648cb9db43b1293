import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import { onlyVersions, type Snapshot } from '../snapshots/snapshot';
import { snapshotOf } from '../snapshots/snapshot-of';
import { readTitles } from '../where-used/use-groups';
import { putInBin } from './bin-entry';
import { refuseSilentDeletion } from './confirmed-deletion';

const LONGEST_TITLE = 200;

async function keep(strapi: Core.Strapi, trx: Database, gone: Snapshot, title: string): Promise<void> {
  const locales = new Set(gone.versions.flatMap(({ locale }) => locale ?? []));
  await putInBin(strapi, trx, {
    site: gone.site,
    uid: gone.uid,
    document_id: gone.documentId,
    locales: [...locales].toSorted().toReversed(),
    title: title.slice(0, LONGEST_TITLE),
    was_published: gone.versions.some(({ isPublished }) => isPublished),
    snapshot: gone,
  });
}

/**
 * BIN-01: whatever the way of deleting (one, many, one language, a call), what goes is kept in the same transaction. What
 * went is what is no longer there: the languages of a call are Strapi's to read.
 */
export function binOnDelete(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { documentId, locale } = call.params as { documentId?: string; locale?: unknown };
    const isContent = call.uid.startsWith('api::') && 'site' in call.contentType.attributes;
    if (!isContent || call.action !== 'delete' || !documentId) return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const before = await snapshotOf(strapi, trx, call.uid, documentId);
      if (!before) return next();
      await refuseSilentDeletion(strapi, trx, before, locale);
      const title = (await readTitles(strapi, trx, call.uid, [documentId])).get(documentId) ?? '';

      const deleted = await next();
      const kept: { id: number }[] = await trx(strapi.db.metadata.get(call.uid).tableName)
        .select('id')
        .where({ document_id: documentId });
      const gone = onlyVersions(before, ({ row }) => kept.every(({ id }) => id !== row.id));
      if (gone.versions.length > 0) await keep(strapi, trx, gone, title);
      return deleted;
    });
  });
}
