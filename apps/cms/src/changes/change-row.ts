import { count } from '@meridia/telemetry/instruments';
import type { Database } from '../search-index/database';

export const CHANNEL = 'content_changed';

type Change = {
  site: string;
  uid: string;
  documentId: string;
  locale?: string;
  action: string;
  /** It is in the same lists as before, at the same places in them. */
  isInPlace?: boolean;
};

/** A row in the outbox; the notification leaves with the commit. */
export async function recordChange(
  trx: Database,
  { documentId, isInPlace = false, ...change }: Change,
): Promise<void> {
  await trx('content_changes').insert({ ...change, document_id: documentId, is_in_place: isInPlace });
  await trx.raw('select pg_notify(?, ?)', [CHANNEL, change.site]);
  // Also when what follows in the transaction undoes it: this measures work, the feed tells what became of it.
  count('meridia.changes.written');
}

type Created = { site: string; uid: string; documentIds: readonly string[] };

/** The same for documents that were created many at once, past the document service: in their transaction. */
export async function recordCreated(trx: Database, { site, uid, documentIds }: Created): Promise<void> {
  await trx.raw(
    `insert into content_changes (site, uid, document_id, action) select ?, ?, id, 'create' from unnest(?::text[]) as id`,
    [site, uid, documentIds],
  );
  await trx.raw('select pg_notify(?, ?)', [CHANNEL, site]);
  documentIds.forEach(() => count('meridia.changes.written'));
}
