import 'server-only';
import { z } from 'zod';
import { unexpectedAnswerError } from '@meridia/content-client/content-error';
import { keepFittingItems } from '@meridia/content-client/fitting-items';
import { log } from '@/lib/log';
import { readAllContent, readContent, readOptionalContent, type ContentRequest } from './content-cache';
import { logMisfits } from './misfits';

const rawDocument = z.object({ data: z.unknown() });
const rawList = z.object({ data: z.array(z.unknown()) });
const rawPage = rawList.extend({ meta: z.object({ pagination: z.object({ total: z.int() }) }) });
const EMPTY_LIST = { data: [] };

type Window = { start: number; limit: number };

/** What fits; otherwise the error, logged, for the caller to throw or to do without (CALL-10). */
function check<Value>(schema: z.ZodType<Value>, json: unknown, path: string) {
  const result = schema.safeParse(json);
  if (result.success) {
    logMisfits(path, result.data);
    return { value: result.data };
  }
  const error = unexpectedAnswerError(path, z.prettifyError(result.error));
  log.error('content call failed', error.toJSON());
  return { error };
}

function checkOrThrow<Value>(schema: z.ZodType<Value>, json: unknown, path: string): Value {
  const { value, error } = check(schema, json, path);
  if (error) throw error;
  return value;
}

function fittingItems<Item>(items: readonly unknown[], schema: z.ZodType<Item>, path: string): Item[] {
  const fitting = keepFittingItems(items, { schema, url: path, log });
  logMisfits(path, fitting);
  return fitting;
}

/** A document a page cannot do without; null when it does not exist, an error when it is not what the contract says. */
export async function readDocument<Document>(
  path: string,
  schema: z.ZodType<Document>,
  request: ContentRequest,
): Promise<Document | null> {
  const json = await readContent(path, request);
  return json === null ? null : checkOrThrow(schema, rawDocument.safeParse(json).data?.data, path);
}

/** Every item that fits of a list a page cannot do without. */
export async function readAll<Item>(
  path: string,
  schema: z.ZodType<Item>,
  request: ContentRequest,
): Promise<Item[]> {
  return fittingItems(await readAllContent(path, request), schema, path);
}

/** A window of a list a page cannot do without, with the number of items of the whole list. */
export async function readPage<Item>(
  path: string,
  schema: z.ZodType<Item>,
  { window, ...request }: ContentRequest & { window: Window },
): Promise<{ items: Item[]; total: number }> {
  const query = { ...request.query, pagination: { ...window, withCount: true } };
  const { data, meta } = checkOrThrow(rawPage, await readContent(path, { ...request, query }), path);
  return { items: fittingItems(data, schema, path), total: meta.pagination.total };
}

/** A list a page can do without (STATE-04): the items that fit, none during an outage. */
export async function readOptionalList<Item>(
  path: string,
  schema: z.ZodType<Item>,
  request: ContentRequest,
): Promise<Item[]> {
  const json = await readOptionalContent(path, request, EMPTY_LIST);
  const { data } = rawList.safeParse(json).data ?? EMPTY_LIST;
  return fittingItems(data, schema, path);
}

/** An answer without an envelope that a page cannot do without; null when it does not exist. */
export async function readAnswer<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: ContentRequest,
): Promise<Answer | null> {
  const json = await readContent(path, request);
  return json === null ? null : checkOrThrow(schema, json, path);
}

/** The same, where an answer that is not what the contract says is no answer: it is logged, and the page does without. */
export async function readFittingAnswer<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: ContentRequest,
): Promise<Answer | null> {
  const json = await readContent(path, request);
  return json === null ? null : (check(schema, json, path).value ?? null);
}

/** An answer without an envelope that a page can do without; null when there is none, during an outage too. */
export async function readOptionalAnswer<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: ContentRequest,
): Promise<Answer | null> {
  const json = await readOptionalContent(path, request, null);
  return json === null ? null : (check(schema, json, path).value ?? null);
}
