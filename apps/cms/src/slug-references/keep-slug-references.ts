import type { Core } from '@strapi/strapi';
import { modelOf } from '../history/model';
import { findSite } from '../links/keep-links';
import { slugsIn } from './map-slugs.rules';
import { withCurrentSlugs } from './resolve-slugs';

type Data = Record<string, unknown> & { site?: string };
type Params = { documentId?: string; data?: Data };

const WRITES_WITH_DATA = new Set(['create', 'update', 'clone']);

/** LIFE-04: a slug that a document has left, sent by a form or a program that does not know yet, is stored as the one it has now. */
export function keepSlugReferences(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid } = call;
    const params = call.params as Params;
    const isContent = uid.startsWith('api::') && 'site' in call.contentType.attributes;
    if (!isContent || !WRITES_WITH_DATA.has(call.action) || !params.data) return next();

    const { data } = params;
    const isNaming = slugsIn(modelOf(strapi), uid, data).length > 0;
    const site = isNaming ? await findSite(strapi, uid, params) : undefined;
    if (!site) return next();
    const kept = await strapi.db.transaction(({ trx }): Promise<Data> =>
      withCurrentSlugs(strapi, trx, { site, uid }, data),
    );
    call.params = { ...params, data: kept };
    return next();
  });
}
