/** A map whose oldest entry goes when it is full; one that is set again is the newest. */
export function createBoundedMap<Value>(max: number) {
  const values = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => values.get(key),
    set(key: string, value: Value): void {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > max && oldest !== undefined) values.delete(oldest);
    },
    values: () => values.values(),
    delete: (key: string) => values.delete(key),
    clear: () => values.clear(),
    size: () => values.size,
  };
}
