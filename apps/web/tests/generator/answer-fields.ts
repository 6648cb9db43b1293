export type Step = string | number;

/** A place in an answer; `field` is the same for all items of a list. */
export type Place = { field: string; path: readonly Step[] };

/** How many items of a list are looked into: its first, and the last that may differ from it. */
function someOf(list: readonly unknown[]): [number, unknown][] {
  const last = list.length - 1;
  return [...new Set([0, Math.floor(last / 2), last])].filter((at) => at >= 0).map((at) => [at, list[at]]);
}

/** Every field of an answer, whatever its type: one that is new is there by itself. */
export function findPlaces(json: unknown, path: readonly Step[] = [], field = ''): Place[] {
  const own = field === '' ? [] : [{ field, path }];
  if (Array.isArray(json))
    return [...own, ...someOf(json).flatMap(([at, item]) => findPlaces(item, [...path, at], `${field}[]`))];
  if (typeof json !== 'object' || json === null) return own;
  const inner = Object.entries(json).flatMap(([key, value]) =>
    findPlaces(value, [...path, key], field === '' ? key : `${field}.${key}`),
  );
  return [...own, ...inner];
}

function holderOf(json: unknown, path: readonly Step[]): Record<Step, unknown> | null {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Record<Step, unknown>)[step] : null,
      json,
    );
  return typeof holder === 'object' && holder !== null ? (holder as Record<Step, unknown>) : null;
}

export function valueAt(json: unknown, path: readonly Step[]): unknown {
  return holderOf(json, path)?.[path.at(-1) ?? ''];
}

/** A copy with another value in one place; with undefined, without it. */
export function replaceAt(json: unknown, path: readonly Step[], value: unknown): unknown {
  const copy: unknown = structuredClone(json);
  const holder = holderOf(copy, path);
  const last = path.at(-1) ?? '';
  if (!holder) return copy;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}
