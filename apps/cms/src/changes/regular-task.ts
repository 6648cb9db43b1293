/** Does something at most once a period, when it is reminded; a failure waits for the next period too. */
export function createRegularTask(periodMs: number, task: () => Promise<void>, now: () => number = Date.now) {
  let doneAt = now();

  return async function remind(): Promise<void> {
    if (now() - doneAt < periodMs) return;
    doneAt = now();
    await task();
  };
}
