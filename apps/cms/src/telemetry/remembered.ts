/** Asks at most once a period, however many want to know, and never twice at once. */
export function remembered<Value>(
  periodMs: number,
  read: () => Promise<Value>,
  now: () => number = Date.now,
) {
  let known: Promise<Value> | undefined;
  let askedAt = 0;

  return function recall(): Promise<Value> {
    if (known && now() - askedAt < periodMs) return known;
    askedAt = now();
    known = read();
    return known;
  };
}
