/** A value of the content: read once, and again when it may have changed; the last good one while it cannot be read. */
export function createKeptValue<Value>(read: () => Promise<Value>) {
  let known: { value: Value } | null = null;
  let isFresh = false;
  /** How many times it may have changed: what was read before the last of them is not fresh. */
  let changes = 0;

  return {
    async get(): Promise<Value> {
      if (known && isFresh) return known.value;
      const changesBefore = changes;
      try {
        known = { value: await read() };
        isFresh = changesBefore === changes;
      } catch (error) {
        if (!known) throw error;
      }
      return known.value;
    },
    markChanged(): void {
      changes += 1;
      isFresh = false;
    },
  };
}

export type KeptValue<Value> = ReturnType<typeof createKeptValue<Value>>;
