const MAX_VALUES = 500;

/** Oldest out first; a value that is set again is the newest. */
function createBoundedMap(max: number) {
  const values = new Map<string, unknown>();
  return {
    get: (key: string): unknown => values.get(key),
    set(key: string, value: unknown): void {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > max && oldest !== undefined) values.delete(oldest);
    },
  };
}

/** The last good answer of each optional call, for the time of an outage. Of this process: after a restart, the fallback. */
export const lastGoodValues = createBoundedMap(MAX_VALUES);
