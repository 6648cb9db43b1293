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

type Changes = { site: string; uid: string; documentIds: readonly string[]; action: 'create' | 'update' };

/** The same for documents that are written many at once, past the document service: in their transaction. */
export async function recordMany(trx: Database, { site, uid, documentIds, action }: Changes): Promise<void> {
  await trx.raw(
    `insert into content_changes (site, uid, document_id, action) select ?, ?, id, ? from unnest(?::text[]) as id`,
    [site, uid, action, documentIds],
  );
  await trx.raw('select pg_notify(?, ?)', [CHANNEL, site]);
  documentIds.forEach(() => count('meridia.changes.written'));
}
