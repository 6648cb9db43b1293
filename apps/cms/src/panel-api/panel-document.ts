import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteKey } from '@meridia/domain/sites';
import { panelSchoolsOf, panelUser, type PanelContext } from './panel-routes';

export type PanelDocument = { uid: string; documentId: string; site: SiteKey };

const EXPLORER = 'plugin::content-manager.explorer';

type Action = 'read' | 'create' | 'update' | 'publish' | 'delete';

function isContentType(strapi: Core.Strapi, uid: string): boolean {
  return uid.startsWith('api::') && uid in strapi.contentTypes;
}

/** Whether the role of somebody reaches a type at all. */
export async function mayDo(
  strapi: Core.Strapi,
  ctx: PanelContext,
  action: Action,
  uid: string,
): Promise<boolean> {
  const ability = (ctx.state as { userAbility?: { can: (action: string, subject: string) => boolean } })
    .userAbility;
  const made =
    ability ?? (await strapi.service('admin::permission').engine.generateUserAbility(panelUser(ctx)));
  return made.can(`${EXPLORER}.${action}`, uid);
}

/**
 * The document that a call of the panel names, for somebody who may do that to it: 404 where there is none, 403 where it is another
 * school's or her role does not reach it.
 */
export async function requireDocument(
  strapi: Core.Strapi,
  ctx: PanelContext,
  { uid, documentId, action = 'read' }: { uid: string; documentId: string; action?: Action },
): Promise<PanelDocument> {
  if (!isContentType(strapi, uid)) throw new errors.NotFoundError();
  const row = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['site'] });
  if (!row) throw new errors.NotFoundError();
  const site = panelSchoolsOf(ctx).find((school) => school === row.site);
  if (!site || !(await mayDo(strapi, ctx, action, uid))) throw new errors.ForbiddenError();
  return { uid, documentId, site };
}
