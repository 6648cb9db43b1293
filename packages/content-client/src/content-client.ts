import { z } from 'zod';
import { listOf } from '@meridia/contract/envelope.wire';
import type { AppError } from '@meridia/domain/app-error';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readAllPages } from './all-pages.ts';
import { httpError, unexpectedAnswerError } from './content-error.ts';
import { SILENT_LOG } from './content-log.ts';
import { NOBODY_WATCHES } from './content-watch.ts';
import { createContentReader, type ContentClientOptions } from './content-reader.ts';
import { keepFittingItems } from './fitting-items.ts';
import { toQueryString, type QueryObject } from './query-string.ts';

export type ReadOptions<Result> = { locale: Locale; query?: QueryObject; schema: z.ZodType<Result> };
export type PageOptions<Item> = ReadOptions<Item> & { start: number; limit: number };
export type AllOptions<Item> = ReadOptions<Item> & {
  /** At most what the endpoint allows. */
  pageSize?: number;
};

const rawList = listOf(z.unknown());

/** The calls of the site to the content service (CALL-01, CALL-02, CALL-10). */
export function createContentClient(options: ContentClientOptions) {
  const { log = SILENT_LOG, watch = NOBODY_WATCHES } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const reader = createContentReader({ ...options, baseUrl });

  const toUrl = (path: string, locale: Locale, query: QueryObject = {}) =>
    `${baseUrl}${path}?${toQueryString({ ...query, locale })}`;

  /** CALL-10: the reader logs the calls that fail, this logs the answers that do. */
  function refuse(error: AppError): never {
    log.error('content call failed', error.toJSON());
    watch.misfit(error.source);
    throw error;
  }

  function parse<Result>(schema: z.ZodType<Result>, json: unknown, url: string): Result {
    const result = schema.safeParse(json);
    return result.success ? result.data : refuse(unexpectedAnswerError(url, z.prettifyError(result.error)));
  }

  /** A list always exists: a 404 there is a wrong address, not an empty list. */
  async function readList(url: string): Promise<unknown> {
    const json = await reader.read(url);
    return json ?? refuse(httpError({ url, status: 404, statusText: '', text: '' }));
  }

  async function readPage(
    path: string,
    { locale, query, start, limit }: Omit<PageOptions<unknown>, 'schema'>,
  ) {
    const url = toUrl(path, locale, { ...query, pagination: { start, limit, withCount: true } });
    const { data, meta } = parse(rawList, await readList(url), url);
    const total = meta.pagination.total ?? refuse(unexpectedAnswerError(url, 'a list without its total'));
    return { url, items: data, total };
  }

  return {
    /** The whole answer, envelope included; null on a 404. */
    async get<Result>(path: string, { locale, query, schema }: ReadOptions<Result>): Promise<Result | null> {
      const url = toUrl(path, locale, query);
      const json = await reader.read(url);
      return json === null ? null : parse(schema, json, url);
    },

    /** One document, out of its envelope if it has one; null on a 404, an error when it does not fit. */
    async getDocument<Result>(
      path: string,
      { locale, query, schema }: ReadOptions<Result>,
    ): Promise<Result | null> {
      const url = toUrl(path, locale, query);
      const json = await reader.read(url);
      return json === null ? null : parse(schema, unwrap(json), url);
    },

    /** The items that fit; the others are dropped and logged. Without a limit in `query`, the endpoint's own holds. */
    async getList<Item>(path: string, { locale, query, schema }: ReadOptions<Item>): Promise<Item[]> {
      const url = toUrl(path, locale, query);
      const items = parse(z.array(z.unknown()), unwrap(await readList(url)), url);
      return keepFittingItems(items, { schema, url, log });
    },

    /** A window of a list, with the number of items of the whole list. */
    async getPage<Item>(path: string, options: PageOptions<Item>): Promise<{ items: Item[]; total: number }> {
      const { url, items, total } = await readPage(path, options);
      return { items: keepFittingItems(items, { schema: options.schema, url, log }), total };
    },

    /** Every item, page by page to the end; an error rather than a list that is silently short. */
    async getAll<Item>(path: string, { pageSize = 100, schema, ...rest }: AllOptions<Item>): Promise<Item[]> {
      const url = toUrl(path, rest.locale, rest.query);
      const { items, missing } = await readAllPages((start) =>
        readPage(path, { ...rest, start, limit: pageSize }),
      );
      if (missing) refuse(unexpectedAnswerError(url, missing));
      return keepFittingItems(items, { schema, url, log });
    },

    /** The one thing that the site tells the content service: what it has counted. */
    post: (path: string, body: unknown): Promise<void> => reader.send(toUrl(path, DEFAULT_LOCALE), body),

    /** For the moment content changes: a call under way may have read what was there before. */
    forgetPendingCalls: reader.forgetPendingCalls,
  };
}

export type ContentClient = ReturnType<typeof createContentClient>;

function unwrap(json: unknown): unknown {
  const isEnvelope = typeof json === 'object' && json !== null && 'data' in json;
  return isEnvelope ? (json.data ?? json) : json;
}
