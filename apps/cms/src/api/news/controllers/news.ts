import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { createContentReader, type WireDocument } from '../../../read-api/content-reader';
import { parseDocumentQuery, parseListQuery } from '../../../read-api/list-query';
import { toSlug } from '../../../read-api/slug-parameter';
import { newsEndpoint } from '../news.endpoint';

type CampusInfo = { city?: string } & Record<string, unknown>;

/** ENT-04: a campus of a news item has title, slug and campus (its city). */
function withCampusNames(item: WireDocument): WireDocument {
  const campuses = item.campus_infos as CampusInfo[] | undefined;
  if (!campuses) return item;
  return { ...item, campus_infos: campuses.map(({ city, ...campus }) => ({ ...campus, campus: city })) };
}

export default factories.createCoreController('api::news.news', ({ strapi }) => ({
  /** GET /{prefix}-news (CALL-06). */
  async find(ctx: Context) {
    const { data, meta } = await createContentReader(strapi, newsEndpoint).list(
      parseListQuery(newsEndpoint, ctx.query),
    );
    return { data: data.map(withCampusNames), meta };
  },

  async findOne(ctx: Context) {
    const query = parseDocumentQuery(ctx.query);
    const slug = toSlug(ctx.params.slug);
    const item = slug && (await createContentReader(strapi, newsEndpoint).first({ slug }, query));
    return item ? { data: withCampusNames(item) } : ctx.notFound();
  },
}));
