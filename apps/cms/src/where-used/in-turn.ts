import type { Database } from '../search-index/database';

const turns = new WeakMap<object, Promise<void>>();

/** Several languages are written at once in one transaction: what is derived from a document is written by one at a time. */
export function inTurn(trx: Database, task: () => Promise<void>): Promise<void> {
  const mine = (turns.get(trx) ?? Promise.resolve()).then(task);
  turns.set(
    trx,
    mine.catch(() => undefined),
  );
  return mine;
}
