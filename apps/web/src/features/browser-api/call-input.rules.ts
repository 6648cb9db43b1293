import { z } from 'zod';
import { ACTIONS } from '@meridia/domain/actions';
import { LOCALES } from '@meridia/domain/locales';
import { SEARCH_LENGTH_MAX } from '@meridia/domain/search';
import { SLUG, SLUG_MAX } from '@/lib/slug';

/** What a call of the browser may say: the parts of its path and of its query, and nothing else (CALL-08, CALL-09). */
export type CallInput<Params, Query> = { params: z.ZodType<Params>; query: z.ZodType<Query> };

const slug = z.string().max(SLUG_MAX).regex(SLUG);
const action = z.enum(ACTIONS);
// CALL-02: every request carries its language.
const locale = z.enum(LOCALES);

const nothing = z.object({});
const plainQuery = z.strictObject({ locale });

export const ACTIONS_INPUT = {
  params: nothing,
  query: z.strictObject({ locale, campus: slug.optional() }),
};
export const CAMPUSES_INPUT = { params: z.object({ action, course: slug }), query: plainQuery };
export const LINK_INPUT = { params: z.object({ action, course: slug, campus: slug }), query: plainQuery };
export const SEARCH_INPUT = {
  params: nothing,
  query: z.strictObject({ locale, q: z.string().max(SEARCH_LENGTH_MAX) }),
};
export const CAMPUS_INPUT = { params: z.object({ slug }), query: plainQuery };

/** A key that is there twice is a list, which no schema takes. */
function toRecord(query: URLSearchParams): Record<string, string | string[]> {
  const keys = [...new Set(query.keys())];
  return Object.fromEntries(
    keys.map((key) => {
      const values = query.getAll(key);
      return [key, values.length === 1 ? String(values[0]) : values];
    }),
  );
}

/** Null: the call is not one of ours. */
export function readCallInput<Params, Query>(
  { params, query }: CallInput<Params, Query>,
  asked: { params: unknown; query: URLSearchParams },
): (Params & Query) | null {
  const ofPath = params.safeParse(asked.params ?? {});
  const ofQuery = query.safeParse(toRecord(asked.query));
  return ofPath.success && ofQuery.success ? { ...ofPath.data, ...ofQuery.data } : null;
}
