/** Answers a number in [0, 1); each call advances the sequence. */
export type Random = () => number;

/** Pseudo-random sequence seeded by a string: FNV-1a for the seed, then mulberry32. */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state ^= character.codePointAt(0) ?? 0;
    state = Math.imul(state, 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickIndex(random: Random, length: number): number {
  return Math.floor(random() * length);
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[pickIndex(random, items.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

/** Fisher-Yates; the original list is left alone. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const drawn = pickIndex(random, last + 1);
    [shuffled[last], shuffled[drawn]] = [shuffled[drawn] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
