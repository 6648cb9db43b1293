import 'server-only';
import { z } from 'zod';
import { unexpectedAnswerError } from '@meridia/content-client/content-error';
import { keepFittingItems } from '@meridia/content-client/fitting-items';
import { log } from '@/lib/log';
import { readContent, readOptionalContent, type ContentRequest } from './content-cache';

const rawDocument = z.object({ data: z.unknown() });
const rawList = z.object({ data: z.array(z.unknown()) });
const EMPTY_LIST = { data: [] };

/** A document a page cannot do without; null when it does not exist, an error when it is not what the contract says. */
export async function readDocument<Document>(
  path: string,
  schema: z.ZodType<Document>,
  request: ContentRequest,
): Promise<Document | null> {
  const json = await readContent(path, request);
  if (json === null) return null;

  const result = schema.safeParse(rawDocument.safeParse(json).data?.data);
  if (result.success) return result.data;
  const error = unexpectedAnswerError(path, z.prettifyError(result.error));
  log.error('content call failed', error.toJSON());
  throw error;
}

/** A list a page can do without (STATE-04): the items that fit, none during an outage. */
export async function readOptionalList<Item>(
  path: string,
  schema: z.ZodType<Item>,
  request: ContentRequest,
): Promise<Item[]> {
  const json = await readOptionalContent(path, request, EMPTY_LIST);
  const { data } = rawList.safeParse(json).data ?? EMPTY_LIST;
  return keepFittingItems(data, { schema, url: path, log });
}
