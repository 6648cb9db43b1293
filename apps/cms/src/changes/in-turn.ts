import { AsyncLocalStorage } from 'node:async_hooks';

const turns = new WeakMap<object, Promise<unknown>>();
const holders = new AsyncLocalStorage<object>();

/**
 * Strapi writes several documents and languages at once in one transaction, and one document twice where two of its languages are asked
 * for: whatever reads what it has just written takes its turn. What is done during a turn is part of it.
 */
export function inTurn<Result>(transaction: object, task: () => Promise<Result>): Promise<Result> {
  if (holders.getStore() === transaction) return task();
  const mine = (turns.get(transaction) ?? Promise.resolve()).then(() => holders.run(transaction, task));
  turns.set(
    transaction,
    mine.catch(() => undefined),
  );
  return mine;
}
