import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import { schoolsOfDocument } from '../fence/document-schools';
import { keepsToOwnPictures } from '../fence/editor-schools.rules';
import { refuseOtherCampus } from '../fence/own-campuses';
import { panelSchoolsOf, panelUser, type PanelContext } from './panel-routes';

export type PanelDocument = { uid: string; documentId: string; site: SiteKey };

const EXPLORER = 'plugin::content-manager.explorer';

type Action = 'read' | 'create' | 'update' | 'publish' | 'delete';

function isContentType(strapi: Core.Strapi, uid: string): boolean {
  return uid.startsWith('api::') && uid in strapi.contentTypes;
}

type Ability = { can: (action: string, subject?: string, field?: string) => boolean };

async function abilityOf(strapi: Core.Strapi, ctx: PanelContext): Promise<Ability> {
  const { userAbility } = ctx.state as { userAbility?: Ability };
  return (
    userAbility ?? (await strapi.service('admin::permission').engine.generateUserAbility(panelUser(ctx)))
  );
}

/** Whether the role of somebody reaches a type at all. */
export async function mayDo(
  strapi: Core.Strapi,
  ctx: PanelContext,
  action: Action,
  uid: string,
): Promise<boolean> {
  return (await abilityOf(strapi, ctx)).can(`${EXPLORER}.${action}`, uid);
}

type InLanguage = { uid: string; site: SiteKey; locale: Locale };

/** Whether she changes documents of a type in a school and a language; with a field, that one. */
export async function mayUpdateIn(
  strapi: Core.Strapi,
  ctx: PanelContext,
  { uid, site, locale }: InLanguage,
  field?: string,
): Promise<boolean> {
  const ability = await abilityOf(strapi, ctx);
  const { createPermissionsManager } = strapi.service('admin::permission');
  const version: unknown = createPermissionsManager({ ability, model: uid }).toSubject({ site, locale });
  return ability.can(`${EXPLORER}.update`, version as string, field);
}

/** Whether she writes every field of a type: what brings back a whole document is for nobody else (ACC-01). */
export async function mayWriteWhole(strapi: Core.Strapi, ctx: PanelContext, uid: string): Promise<boolean> {
  const ability = await abilityOf(strapi, ctx);
  const { attributes } = strapi.contentType(uid as 'api::event.event');
  const plain = Object.keys(attributes).filter((name) => isWritten(name, attributes[name]?.type));
  return plain.every((name) => ability.can(`${EXPLORER}.update`, uid, name));
}

/** Components are allowed part by part, and Strapi's own fields by nobody. */
const isWritten = (name: string, type: string | undefined) =>
  type !== undefined && !['component', 'dynamiczone'].includes(type) && !NOT_WRITTEN.has(name);
const NOT_WRITTEN = new Set([
  'site',
  'locale',
  'localizations',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
]);

/** Whether she sees to all pictures of the school. */
export async function mayChangePictures(strapi: Core.Strapi, ctx: PanelContext): Promise<boolean> {
  if (keepsToOwnPictures(panelUser(ctx))) return false;
  return (await abilityOf(strapi, ctx)).can('plugin::upload.assets.update');
}

/**
 * The document that a call of the panel names, for somebody who may do that to it: 404 where there is none, 403 where it is another
 * school's, her role does not reach it, or what she would change is not of her campus.
 */
export async function requireDocument(
  strapi: Core.Strapi,
  ctx: PanelContext,
  { uid, documentId, action = 'read' }: { uid: string; documentId: string; action?: Action },
): Promise<PanelDocument> {
  if (!isContentType(strapi, uid)) throw new errors.NotFoundError();
  const held = await schoolsOfDocument(strapi, uid, { documentId });
  if (held.length === 0) throw new errors.NotFoundError();
  // Of one school: a document that another holds as well is shown to neither.
  const site = held.length === 1 ? panelSchoolsOf(ctx).find((school) => school === held[0]) : undefined;
  if (!site || !(await mayDo(strapi, ctx, action, uid))) throw new errors.ForbiddenError();
  if (action !== 'read') await refuseOtherCampus(strapi, panelUser(ctx), { uid, documentId });
  return { uid, documentId, site };
}
