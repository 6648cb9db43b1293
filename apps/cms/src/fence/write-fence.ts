import type { Core, Schema } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fieldLabel } from '../editor/field-label';
import { schoolsOfDocument } from './document-schools';
import { findForeignMedia } from './foreign-media';
import { namedTargets } from './named-targets.rules';

type Data = Record<string, unknown> & { site?: string | null };
type WriteParams = { documentId?: string; data?: Data };
const WRITES_WITH_DATA = new Set(['create', 'update', 'clone']);

async function findSite(strapi: Core.Strapi, uid: string, documentId?: string): Promise<string | undefined> {
  if (!documentId) return undefined;
  const [site, ...others] = await schoolsOfDocument(strapi, uid, { documentId });
  if (others.length > 0) throw new errors.ForbiddenError('Ce contenu est aussi celui d’une autre école.');
  return site ?? undefined;
}

async function refuseForeignRelations(
  strapi: Core.Strapi,
  schema: Schema.ContentType,
  data: Data,
  site: string,
) {
  for (const [name, attribute] of Object.entries(schema.attributes)) {
    if (attribute.type !== 'relation' || !('target' in attribute)) continue;
    const target = strapi.contentTypes[attribute.target];
    const named = namedTargets(data[name]);
    if (!target || !('site' in target.attributes) || named.length === 0) continue;

    const foreign = await strapi.db.query(target.uid).count({ where: { $or: named, site: { $ne: site } } });
    if (foreign > 0)
      throw new errors.ValidationError(
        `« ${fieldLabel(schema.uid, name)} » désigne un contenu d’une autre école.`,
      );
  }
}

async function refuseForeignMedia(strapi: Core.Strapi, schema: Schema.ContentType, data: Data, site: string) {
  const field = await findForeignMedia(strapi, schema, data, site);
  if (field)
    throw new errors.ValidationError(
      `« ${fieldLabel(schema.uid, field)} » montre une image d’une autre école : choisissez-en une de la vôtre.`,
    );
}

/**
 * A document belongs to one school for ever, and points to documents and pictures of that school only: reads of populated relations
 * rely on it (fence/read-fence.ts sees the document, not what it points to).
 */
export function fenceWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const params = call.params as WriteParams;
    const hasSite = 'site' in call.contentType.attributes;
    if (!hasSite || !WRITES_WITH_DATA.has(call.action) || !params.data) return next();

    const current = await findSite(strapi, call.uid, params.documentId);
    const { site: given } = params.data;
    if (current && given !== undefined && given !== current) {
      throw new errors.ValidationError('Un contenu ne change pas d’école.');
    }
    const site = current ?? given;
    if (!site && call.action === 'create')
      throw new errors.ValidationError('Choisissez l’école de ce contenu.');
    if (site) {
      await refuseForeignRelations(strapi, call.contentType, params.data, site);
      await refuseForeignMedia(strapi, call.contentType, params.data, site);
    }
    return next();
  });
}
