import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { SiteKey } from '@meridia/domain/sites';
import { schoolsSeenBy, type AdminUser } from '../fence/editor-schools.rules';

export type PanelContext = Context & { request: { body?: unknown } };
export type PanelUser = AdminUser & {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  email?: string;
};

/** What somebody must be allowed to do, and to which type, for a route to answer. */
type Permission = readonly [action: 'read' | 'create' | 'update' | 'delete' | 'publish', uid: string];

export type PanelRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** All of them; none: whoever is logged in. The handler asks for the rest (`panelSchoolsOf`, `requireDocument`). */
  permissions?: readonly Permission[];
  handler: (ctx: PanelContext) => Promise<void> | void;
};

const EXPLORER = 'plugin::content-manager.explorer';

export const panelUser = (ctx: Context): PanelUser => ctx.state.user as PanelUser;

export const panelSchoolsOf = (ctx: Context): readonly SiteKey[] => schoolsSeenBy(panelUser(ctx));

/** The one school that a call is about: the editor's own, or the one that somebody with several names. */
export function askedSchool(ctx: Context, refusal = 'Ce contenu n’est pas celui de votre école.'): SiteKey {
  const schools = panelSchoolsOf(ctx);
  const asked = ctx.query.site;
  const [only, ...others] = schools;
  const site = asked === undefined ? only : schools.find((school) => school === asked);
  if (!site) throw new errors.ForbiddenError(refusal);
  if (asked === undefined && others.length > 0) throw new errors.ValidationError('Choisissez l’école.');
  return site;
}

function toRoute({ method, path, permissions = [], handler }: PanelRoute) {
  const actions = permissions.map(([action, uid]) => [`${EXPLORER}.${action}`, uid]);
  const policies = [
    'admin::isAuthenticatedAdmin',
    ...(actions.length > 0 ? [{ name: 'admin::hasPermissions', config: { actions } }] : []),
  ];
  return { method, path, handler, info: { type: 'admin' as const }, config: { policies } };
}

/** Strapi makes every route under src/api public: these are the panel's own. */
export function addPanelRoutes(strapi: Core.Strapi, routes: readonly PanelRoute[]): void {
  strapi.server.routes({ type: 'admin', routes: routes.map(toRoute) });
}
