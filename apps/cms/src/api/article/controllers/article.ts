import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { createContentReader } from '../../../read-api/content-reader';
import { parseDocumentQuery, parseListQuery } from '../../../read-api/list-query';
import { toSlug } from '../../../read-api/slug-parameter';
import { articleEndpoint } from '../article.endpoint';

export default factories.createCoreController('api::article.article', ({ strapi }) => ({
  /** GET /{prefix}-articles: every section page, without its layout. */
  async find(ctx: Context) {
    return createContentReader(strapi, articleEndpoint).list(parseListQuery(articleEndpoint, ctx.query));
  },

  /** GET /{prefix}-articles/{rubrique} and …/{rubrique}/{slug} (CALL-07): the page and its pageLayout. */
  async findOne(ctx: Context) {
    const query = parseDocumentQuery(ctx.query);
    const rubrique = toSlug(ctx.params.rubrique);
    const slug = ctx.params.slug === undefined ? { $null: true } : toSlug(ctx.params.slug);
    const article =
      rubrique &&
      slug &&
      (await createContentReader(strapi, articleEndpoint).first({ rubrique, slug }, query));
    return article ? { data: article } : ctx.notFound();
  },
}));
