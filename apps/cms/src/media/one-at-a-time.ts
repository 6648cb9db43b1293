let last: Promise<unknown> = Promise.resolve();

/** Decoding is the largest use of memory of the process: the next begins when the one before is over, failed or not. */
export function oneAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}
