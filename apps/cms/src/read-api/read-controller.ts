import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseDocumentQuery, parseListQuery } from './list-query';
import { createContentReader } from './content-reader';
import type { ReadEndpoint } from './read-endpoint';
import { toSlug } from './slug-parameter';

/** `find` (a list) and `findOne` (by slug) of one closed endpoint. */
export function createReadController(endpoint: ReadEndpoint) {
  return factories.createCoreController(endpoint.uid, ({ strapi }) => ({
    async find(ctx: Context) {
      const query = parseListQuery(endpoint, ctx.query);
      return createContentReader(strapi, endpoint).list(query);
    },

    async findOne(ctx: Context) {
      const query = parseDocumentQuery(ctx.query);
      const slug = toSlug(ctx.params.slug);
      const document = slug && (await createContentReader(strapi, endpoint).first({ slug }, query));
      return document ? { data: document } : ctx.notFound();
    },
  }));
}
