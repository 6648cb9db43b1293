/** A part of a list before and after; one that was added or removed has only one of them. */
export type Pair<Item> = { before?: Item; after?: Item };

type Aligned<Item> = {
  before: readonly Item[];
  after: readonly Item[];
  isSame: (a: Item, b: Item) => boolean;
};

/** Longer lists are compared place by place: the other way takes the product of their lengths. */
const MOST_COMPARED = 40_000;

/** The longest row of parts that both lists have in the same order. */
function keptParts<Item>({ before, after, isSame }: Aligned<Item>): [number, number][] {
  if (before.length * after.length > MOST_COMPARED) return [];
  const lengths = before.map(() => after.map(() => 0));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]!;
      row[j] = isSame(before[i]!, after[j]!)
        ? 1 + lengthAt(i + 1, j + 1)
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const kept: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (isSame(before[i]!, after[j]!)) kept.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

/**
 * Which part of a list became which: those that are the same stay together, and of those in between, the ones of one kind are the same
 * part, changed. A block that is removed does not make all that follow look different.
 */
export function alignParts<Item>(aligned: Aligned<Item> & { kindOf: (item: Item) => string }): Pair<Item>[] {
  const { before, after, kindOf } = aligned;
  const pairs: Pair<Item>[] = [];
  let [i, j] = [0, 0];
  for (const [keptBefore, keptAfter] of [
    ...keptParts(aligned),
    [before.length, after.length] as [number, number],
  ]) {
    const added = after.slice(j, keptAfter);
    for (const item of before.slice(i, keptBefore)) {
      const place = added.findIndex((other) => kindOf(other) === kindOf(item));
      pairs.push(place < 0 ? { before: item } : { before: item, after: added.splice(place, 1)[0]! });
    }
    for (const item of added) pairs.push({ after: item });
    if (keptBefore < before.length) pairs.push({ before: before[keptBefore]!, after: after[keptAfter]! });
    [i, j] = [keptBefore + 1, keptAfter + 1];
  }
  return pairs;
}
