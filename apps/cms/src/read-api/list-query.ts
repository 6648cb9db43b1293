import { errors } from '@strapi/utils';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import type { ReadEndpoint } from './read-endpoint';
import { checkFilters } from './filter-grammar';
import { checkFields, checkPopulate, checkSort } from './selection';

const locale = z.enum(LOCALES).default('fr');
const status = z.enum(['published', 'draft']).default('published');
const positive = z.coerce.number().int().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const listQuery = z.strictObject({
  locale,
  status,
  without: z.enum(LOCALES).optional(),
  fields: z.unknown().optional(),
  populate: z.unknown().optional(),
  filters: z.unknown().optional(),
  sort: z.unknown().optional(),
  pagination: z
    .strictObject({
      page: positive.max(100_000).optional(),
      pageSize: positive.optional(),
      start: z.coerce.number().int().min(0).max(1_000_000).optional(),
      limit: positive.optional(),
      withCount: flag.default(false),
    })
    .default({ withCount: false }),
});
const documentQuery = z.strictObject({ locale, status });

function parse<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new errors.ValidationError(`Invalid query at '${issue?.path.join('.')}': ${issue?.message}`);
}

function toWindow(limits: ReadEndpoint['limit'], asked: z.infer<typeof listQuery>['pagination']) {
  const isPaged = asked.page !== undefined || asked.pageSize !== undefined;
  if (isPaged && (asked.start !== undefined || asked.limit !== undefined)) {
    throw new errors.ValidationError('Invalid pagination: page or start, not both');
  }
  const limit = (isPaged ? asked.pageSize : asked.limit) ?? limits.byDefault;
  if (limit > limits.max) throw new errors.ValidationError(`Invalid pagination: at most ${limits.max} items`);
  return { start: isPaged ? ((asked.page ?? 1) - 1) * limit : (asked.start ?? 0), limit };
}

/** A list's query string, checked against the endpoint's closed lists. */
export function parseListQuery(endpoint: ReadEndpoint, query: unknown) {
  const asked = parse(listQuery, query);
  return {
    locale: asked.locale,
    status: asked.status,
    without: asked.without,
    fields: checkFields(endpoint.fields, asked.fields),
    relations: checkPopulate(endpoint.relations ?? {}, asked.populate),
    filters: checkFilters(endpoint, asked.filters),
    sort: checkSort(endpoint.sort, asked.sort),
    window: toWindow(endpoint.limit, asked.pagination),
    withCount: asked.pagination.withCount,
  };
}

/** A document's query string: its language and, for the preview account, its state. */
export function parseDocumentQuery(query: unknown) {
  return parse(documentQuery, query);
}
