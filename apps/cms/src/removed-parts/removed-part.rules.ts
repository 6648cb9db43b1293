type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A part of a form that was taken away: an entry of the list at `path`, or the one part there (`index` null). */
export type RemovedPart = { path: Path; index: number | null; part: Fields };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A block, an entry of a menu, a price: what Strapi's forms number. A relation, a picture or a text is none. */
const isPart = (value: unknown): value is Fields =>
  isFields(value) && ('__component' in value || '__temp_key__' in value);

/** The entry that is missing from a list whose others are the very same. */
function missingFrom(before: readonly unknown[], after: readonly unknown[]): number | null {
  if (after.length !== before.length - 1) return null;
  const place = before.findIndex((entry, index) => entry !== after[index]);
  const isSame = after.slice(place).every((entry, index) => entry === before[place + index + 1]);
  return isSame && isPart(before[place]) ? place : null;
}

/** What a change of a form has taken away, if nothing else has changed with it: forms keep what does not change. */
export function findRemoved(before: unknown, after: unknown, path: Path = []): RemovedPart | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) {
    const index = missingFrom(before, after);
    if (index !== null) return { path, index, part: before[index] as Fields };
    if (before.length !== after.length) return null;
    return firstOf(before.keys(), (key) => findRemoved(before[key], after[key], [...path, key]));
  }
  if (isPart(before) && after === null) return { path, index: null, part: before };
  if (!isFields(before) || !isFields(after)) return null;
  return firstOf(Object.keys(before), (key) => findRemoved(before[key], after[key], [...path, key]));
}

function firstOf<Key>(keys: Iterable<Key>, find: (key: Key) => RemovedPart | null): RemovedPart | null {
  for (const key of keys) {
    const found = find(key);
    if (found) return found;
  }
  return null;
}

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null)?.[key], values);

/** The value of the field with the part back in its place, whatever else was typed since. */
export function withPart(values: unknown, { path, index, part }: RemovedPart): unknown {
  if (index === null) return part;
  const list = valueAt(values, path);
  return Array.isArray(list) ? list.toSpliced(index, 0, part) : [part];
}

const NAMES = ['title', 'label', 'name', 'question'];

/** The name that an editor has given it; empty when it has none. */
export function nameOf({ part }: RemovedPart): string {
  const name = NAMES.map((field) => part[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : '';
}
