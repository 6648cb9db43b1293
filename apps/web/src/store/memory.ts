type Held<Value> = { value: Value; bytes: number };

/** Entries of this process, bounded by the bytes they hold; the least recently used goes first. */
export function createMemory<Value>(maxBytes: number) {
  const held = new Map<string, Held<Value>>();
  let size = 0;

  function remove(key: string): void {
    size -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  }

  return {
    peek: (key: string): Value | undefined => held.get(key)?.value,
    remove,
    /** From the one that was used last to the one that goes first. */
    keys: (): string[] => [...held.keys()].reverse(),

    touch(key: string): void {
      const entry = held.get(key);
      if (!entry) return;
      held.delete(key);
      held.set(key, entry);
    },

    put(key: string, value: Value, bytes: number): void {
      remove(key);
      held.set(key, { value, bytes });
      size += bytes;
      for (const oldest of held.keys()) {
        if (size <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
