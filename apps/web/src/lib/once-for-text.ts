import { createBoundedMap } from './bounded-map';

/** Longer than any address or question of ours. */
export const LONGEST_KEPT = 500;

/** Of its own: the part of a long address would keep the whole of it in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/**
 * What is found for a text is found once, for the newest `max` texts. Visitors make up texts, and as long ones as a request may be: those
 * are found each time, since thousands of them would be more memory than a node has.
 */
export function onceForText<Found>(max: number, find: (text: string) => Found): (text: string) => Found {
  const found = createBoundedMap<{ value: Found }>(max);
  return (text) => {
    const known = found.get(text);
    if (known) return known.value;
    if (text.length > LONGEST_KEPT) return find(text);
    const kept = copyOf(text);
    const value = find(kept);
    found.set(kept, { value });
    return value;
  };
}
