import type { z } from 'zod';

/** A part of an answer that does not fit and is given up, so that the rest can be shown. */
export type LeftOut = { part: string; reason: string };

type Salvaged<Value> =
  | { value: Value; leftOut: readonly LeftOut[]; error?: undefined }
  | { value?: undefined; leftOut?: undefined; error: z.ZodError };
type Issues = z.ZodError['issues'];
type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

/** An answer is a few levels deep, and each pass goes up by one at most. */
const PASSES_MAX = 20;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

function valueAt(json: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), json);
}

type Place = { container: Container; key: PropertyKey; path: Path };

/** The smallest thing that can be given up for a part that does not fit: the item of a list, or a field that is not yet null. */
function findPlace(json: unknown, path: Path): Place | null {
  for (let length = path.length; length > 0; length -= 1) {
    const container = valueAt(json, path.slice(0, length - 1));
    const key = path[length - 1] ?? '';
    if (isContainer(container) && (Array.isArray(container) || container[key] !== null))
      return { container, key, path: path.slice(0, length) };
  }
  return null;
}

const nameOf = (path: Path) => path.map(String).join('.');

/** False when nothing is left to be given up for one of them. */
function giveUp(json: unknown, issues: Issues): boolean {
  const given = new Set<string>();
  const items = new Map<unknown[], Set<number>>();
  for (const issue of issues) {
    const isGone = issue.path.some((_key, index) => given.has(nameOf(issue.path.slice(0, index + 1))));
    const place = isGone ? null : findPlace(json, issue.path);
    if (!place && !isGone) return false;
    if (!place) continue;
    const { container, key, path } = place;
    given.add(nameOf(path));
    if (Array.isArray(container)) items.set(container, (items.get(container) ?? new Set()).add(Number(key)));
    else container[key] = null;
  }
  for (const [list, indexes] of items) {
    const kept = list.filter((_item, index) => !indexes.has(index));
    list.splice(0, list.length, ...kept);
  }
  return true;
}

const toLeftOut = ({ path, message }: Issues[number]): LeftOut => ({ part: nameOf(path), reason: message });

/**
 * What fits of an answer (S-01): a field that does not is null where it may be, otherwise what holds it is given up, an item or a
 * component; an error only where that is the whole. One mechanism for every type, so that none has its own way to fail.
 */
export function salvage<Schema extends z.ZodType>(schema: Schema, json: unknown): Salvaged<z.output<Schema>> {
  let result = schema.safeParse(json);
  if (result.success) return { value: result.data, leftOut: [] };
  const { error } = result;
  const rest: unknown = structuredClone(json);
  for (let pass = 0; pass < PASSES_MAX && !result.success; pass += 1) {
    if (!giveUp(rest, result.error.issues)) return { error };
    result = schema.safeParse(rest);
  }
  return result.success ? { value: result.data, leftOut: error.issues.map(toLeftOut) } : { error };
}

const ofParts = new WeakMap<object, readonly LeftOut[]>();

/** Remembers what a part of an answer has left out, for whoever logs the whole. */
export function noteLeftOut<Part>(part: Part, leftOut: readonly LeftOut[]): Part {
  if (leftOut.length > 0 && isContainer(part)) ofParts.set(part, leftOut);
  return part;
}

export const leftOutOf = (part: object): readonly LeftOut[] => ofParts.get(part) ?? [];
