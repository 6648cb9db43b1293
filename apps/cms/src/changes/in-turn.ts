const turns = new WeakMap<object, Promise<unknown>>();

/** Several languages are published at once in one transaction: what is written about the document is written by one at a time. */
export function inTurn<Result>(transaction: object, task: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(transaction) ?? Promise.resolve()).then(task);
  turns.set(
    transaction,
    mine.catch(() => undefined),
  );
  return mine;
}
