import type { z } from 'zod';
import { AppError, UnfitDocumentError } from '@meridia/domain/app-error';
import { noteFault } from '@/store/page-notes';
import { readAllContent, readContent, readContentDocument, readOptionalContent } from './content-cache';
import type { ContentRequest } from './content-renewal';
import {
  check,
  checkOrThrow,
  dataOf,
  faultOfItems,
  faultOfList,
  fittingItems,
  rawList,
  rawPage,
} from './fitting-content';

type Window = { start: number; limit: number };

/** That of a call that failed names its whole address. */
const isMisfit = (error: unknown, path: string): error is AppError =>
  error instanceof AppError && error.source === path;

/**
 * What fits of a document a page cannot do without; null when it does not exist, an error of its own when it lacks what makes it:
 * its page is not there, unless it once was.
 */
export async function readDocument<Document>(
  path: string,
  schema: z.ZodType<Document>,
  request: ContentRequest,
): Promise<Document | null> {
  const findFault = (json: unknown) => check(schema, dataOf(json), path).error;
  try {
    const json = await readContentDocument(path, { ...request, findFault });
    return json === null ? null : checkOrThrow(schema, dataOf(json), path);
  } catch (error) {
    if (!isMisfit(error, path)) throw error;
    noteFault('isIncomplete');
    throw new UnfitDocumentError(error);
  }
}

/** Every item that fits of a list a page cannot do without. */
export async function readAll<Item>(
  path: string,
  schema: z.ZodType<Item>,
  request: ContentRequest,
): Promise<Item[]> {
  const findFault = (json: unknown) => faultOfItems(Array.isArray(json) ? json : [json], schema, path);
  return fittingItems(await readAllContent(path, { ...request, findFault }), schema, path);
}

/** A window of a list a page cannot do without, with the number of items of the whole list. */
export async function readPage<Item>(
  path: string,
  schema: z.ZodType<Item>,
  { window, ...request }: ContentRequest & { window: Window },
): Promise<{ items: Item[]; total: number }> {
  const query = { ...request.query, pagination: { ...window, withCount: true } };
  const findFault = faultOfList(rawPage, schema, path);
  const json = await readContent(path, { ...request, query, findFault });
  const { data, meta } = checkOrThrow(rawPage, json, path);
  return { items: fittingItems(data, schema, path), total: meta.pagination.total };
}

/** A list a page can do without (STATE-04): the items that fit; null when it cannot be read, and never was. */
export async function readOptionalList<Item>(
  path: string,
  schema: z.ZodType<Item>,
  request: ContentRequest,
): Promise<Item[] | null> {
  const findFault = faultOfList(rawList, schema, path);
  const json = await readOptionalContent(path, { ...request, findFault });
  return json === null ? null : fittingItems(checkOrThrow(rawList, json, path).data, schema, path);
}

/** An answer without an envelope that a page cannot do without; null when it does not exist. */
export async function readAnswer<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: ContentRequest,
): Promise<Answer | null> {
  const findFault = (json: unknown) => check(schema, json, path).error;
  const json = await readContent(path, { ...request, findFault });
  return json === null ? null : checkOrThrow(schema, json, path);
}

/** The same, where an answer that is not what the contract says is no answer: it is logged, and the page does without. */
export async function readFittingAnswer<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: ContentRequest,
): Promise<Answer | null> {
  try {
    return await readAnswer(path, schema, request);
  } catch (error) {
    if (isMisfit(error, path)) return null;
    throw error;
  }
}

/** An answer without an envelope that a page can do without; null when there is none, during an outage too. */
export async function readOptionalAnswer<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: ContentRequest,
): Promise<Answer | null> {
  const findFault = (json: unknown) => check(schema, json, path).error;
  const json = await readOptionalContent(path, { ...request, findFault });
  return json === null ? null : checkOrThrow(schema, json, path);
}
