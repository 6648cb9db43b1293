import { z } from 'zod';
import { unexpectedAnswerError } from '@meridia/content-client/content-error';
import { keepFittingItems } from '@meridia/content-client/fitting-items';
import { salvage } from '@meridia/contract/salvage';
import { logMisfits } from './misfits';
import { toldOnce } from './told-once';

const rawDocument = z.object({ data: z.unknown() });
export const rawList = z.object({ data: z.custom<readonly unknown[]>(Array.isArray) });
export const rawPage = rawList.extend({ meta: z.object({ pagination: z.object({ total: z.int() }) }) });
type Outcome<Value> = { value: Value; error?: undefined } | { value?: undefined; error: Error };

/** An answer is the same object for every page that reads it, for as long as it is kept: what fits is checked once. */
const fitting = new WeakMap<object, WeakMap<z.ZodType, unknown>>();

function checkOnce<Value>(json: unknown, schema: z.ZodType, check: () => Outcome<Value>): Outcome<Value> {
  if (typeof json !== 'object' || json === null) return check();
  const known = fitting.get(json) ?? new WeakMap<z.ZodType, unknown>();
  if (known.has(schema)) return { value: known.get(schema) as Value };
  const outcome = check();
  if (!outcome.error) fitting.set(json, known.set(schema, outcome.value));
  return outcome;
}

/** What fits of it (S-01); where nothing can be saved the error, logged, for the caller to throw or to do without (CALL-10). */
export function check<Value>(schema: z.ZodType<Value>, json: unknown, path: string): Outcome<Value> {
  return checkOnce<Value>(json, schema, () => {
    const { value, leftOut, error: misfit } = salvage(schema, json);
    if (!misfit) {
      for (const part of leftOut) toldOnce.warn('content part left out', { source: path, ...part });
      logMisfits(path, value);
      return { value };
    }
    const error = unexpectedAnswerError(path, z.prettifyError(misfit));
    toldOnce.error('content call failed', error.toJSON());
    return { error };
  });
}

function orThrow<Value>({ value, error }: Outcome<Value>): Value {
  if (error) throw error;
  return value;
}

export const checkOrThrow = <Value>(schema: z.ZodType<Value>, json: unknown, path: string): Value =>
  orThrow(check(schema, json, path));

export function fittingItems<Item>(items: readonly unknown[], schema: z.ZodType<Item>, path: string): Item[] {
  const outcome = checkOnce<Item[]>(items, schema, () => {
    const value = keepFittingItems(items, { schema, url: path, log: toldOnce });
    logMisfits(path, value);
    return { value };
  });
  return orThrow(outcome);
}

/** A list whose items are all unfit is not what the contract says; where some fit, the others are left out. */
export function faultOfItems(items: readonly unknown[], schema: z.ZodType, path: string): Error | undefined {
  const isUnfit = items.length > 0 && fittingItems(items, schema, path).length === 0;
  return isUnfit ? unexpectedAnswerError(path, 'no item fits') : undefined;
}

export function faultOfList(list: z.ZodType<{ data: readonly unknown[] }>, schema: z.ZodType, path: string) {
  return (json: unknown): Error | undefined => {
    const { value, error } = check(list, json, path);
    return error ?? faultOfItems(value.data, schema, path);
  };
}

export const dataOf = (json: unknown): unknown => rawDocument.safeParse(json).data?.data;
