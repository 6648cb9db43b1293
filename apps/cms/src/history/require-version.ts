import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { refuseOtherCampus } from '../fence/own-campuses';
import { mayDo, mayWriteWhole } from '../panel-api/panel-document';
import { panelSchoolsOf, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { findVersion, type StoredVersion } from './find-versions';

const NUMBER = /^\d{1,18}$/;

/**
 * The version that a call names, for somebody who may read or write its document: 404 where there is none, 403 where it is another
 * school's or her role does not reach it. A document that was deleted has its versions still: restoring one creates it again.
 */
export async function requireVersion(
  strapi: Core.Strapi,
  ctx: PanelContext,
  action: 'read' | 'update',
): Promise<StoredVersion> {
  const { id = '' } = ctx.params as { id?: string };
  const version = NUMBER.test(id) ? await findVersion(strapi, id) : undefined;
  if (!version || !(version.uid in strapi.contentTypes)) throw new errors.NotFoundError();

  const { uid, documentId, site } = version;
  const isOwn = panelSchoolsOf(ctx).some((school) => school === site);
  const isGone = action === 'update' && (await strapi.db.query(uid).count({ where: { documentId } })) === 0;
  if (!isOwn || !(await mayDo(strapi, ctx, isGone ? 'create' : action, uid)))
    throw new errors.ForbiddenError();
  if (action === 'update') {
    if (!(await mayWriteWhole(strapi, ctx, uid))) throw new errors.ForbiddenError();
    await refuseOtherCampus(strapi, panelUser(ctx), version);
  }
  return version;
}
