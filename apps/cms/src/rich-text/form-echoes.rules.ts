/** The same for the same content, whatever the order in which its keys were written. */
export function contentKey(content: unknown): string {
  return JSON.stringify(content ?? null, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/**
 * What a form is known to hold of an editor: what it has shown last, then what was sent to it and it has not shown yet. Null: something
 * else, that the editor has to show.
 */
export function afterEcho(known: readonly string[], shown: string): readonly string[] | null {
  const place = known.indexOf(shown);
  return place < 0 ? null : known.slice(place);
}
