/** At once: enough to keep the two processes of the site and of its content busy. */
const AT_ONCE = 4;

/** Asks each thing once, and then whatever it led to; gives all that was asked. */
export async function askAll(
  starts: Iterable<string>,
  ask: (one: string) => Promise<readonly string[]>,
  atOnce = AT_ONCE,
): Promise<string[]> {
  const known = new Set(starts);
  const queue = [...known];
  const running = new Set<Promise<void>>();

  async function askOne(one: string): Promise<void> {
    for (const next of await ask(one)) {
      if (known.has(next)) continue;
      known.add(next);
      queue.push(next);
    }
  }

  while (queue.length > 0 || running.size > 0) {
    const one = running.size < atOnce ? queue.shift() : undefined;
    if (one === undefined) {
      await Promise.race(running);
      continue;
    }
    const work = askOne(one).finally(() => running.delete(work));
    running.add(work);
  }
  return [...known];
}
