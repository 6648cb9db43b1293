import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { createContentReader } from '../../../read-api/content-reader';
import { parseDocumentQuery, parseListQuery } from '../../../read-api/list-query';
import { articleEndpoint } from '../article.endpoint';

export default factories.createCoreController('api::article.article', ({ strapi }) => ({
  /** GET /{prefix}-articles: every section page, without its layout. */
  async find(ctx: Context) {
    return createContentReader(strapi, articleEndpoint).list(parseListQuery(articleEndpoint, ctx.query));
  },

  /** GET /{prefix}-articles/{rubrique} and …/{rubrique}/{slug} (CALL-07): the page and its pageLayout. */
  async findOne(ctx: Context) {
    const { rubrique, slug } = ctx.params;
    const filters = { rubrique, slug: slug === undefined ? { $null: true } : slug };
    const article = await createContentReader(strapi, articleEndpoint).first(
      filters,
      parseDocumentQuery(ctx.query),
    );
    return article ? { data: article } : ctx.notFound();
  },
}));
