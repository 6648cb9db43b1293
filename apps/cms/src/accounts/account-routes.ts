import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_ROLE_NAMES } from '../editor/school-roles.data';
import { isManagerOf } from '../fence/editor-schools.rules';
import { refuseOtherCampus } from '../fence/own-campuses';
import { requireDocument } from '../panel-api/panel-document';
import { addPanelRoutes, askedSchool, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { changeReach, deactivate, invite, reactivate, renewLink } from './change-accounts';
import { findAccountEvents, findLinksForOwn } from './find-account-events';
import { findAccounts, findCampuses } from './find-accounts';
import { actorOf, type Actor } from './record-account-event';

const name = z.string().trim().min(1).max(80);
const reach = z.strictObject({
  role: z.enum(SCHOOL_ROLE_NAMES),
  campuses: z.array(z.string().min(1).max(64)).max(100),
});
const invited = z.strictObject({
  ...reach.shape,
  firstname: name,
  lastname: name,
  email: z.email().max(200),
});

function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const result = schema.safeParse(sent);
  if (!result.success)
    throw new errors.ValidationError('Indiquez le prénom, le nom, une adresse électronique et un rôle.');
  return result.data;
}

/** The school whose accounts a call is about, for somebody who sees to them. */
function managedSchool(ctx: PanelContext): SiteKey {
  const site = askedSchool(ctx, 'Ces comptes ne sont pas ceux de votre école.');
  if (!isManagerOf(panelUser(ctx), site))
    throw new errors.ForbiddenError('Les comptes sont gérés par la personne responsable de votre école.');
  ctx.set('Cache-Control', 'no-store');
  return site;
}

/** A page of the journal. */
const EVENTS = 50;

const idOf = (ctx: PanelContext): unknown => (ctx.params as { id?: unknown }).id;

const callerOf = (ctx: PanelContext): Actor => actorOf(ctx, panelUser(ctx));

const page = z.coerce.number().int().min(1).max(1000).default(1);

/** ACC-07: the journal of the accounts, for their manager. */
async function listEvents(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const site = managedSchool(ctx);
  const asked = page.safeParse(ctx.query.page);
  if (!asked.success) throw new errors.ValidationError('La demande n’est pas comprise.');
  ctx.body = await findAccountEvents(strapi, site, { page: asked.data, size: EVENTS });
}

/** ACC-07: everybody reads of the links that others have made for their password. */
async function listOwnLinks(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { events: await findLinksForOwn(strapi, panelUser(ctx).id) };
}

/** ACC-03: what the panel asks before it lets somebody of a campus write. */
async function tellReach(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const { uid = '', documentId = '' } = ctx.params as Record<string, string | undefined>;
  const document = await requireDocument(strapi, ctx, { uid, documentId });
  try {
    await refuseOtherCampus(strapi, panelUser(ctx), document);
    ctx.body = { refusal: null };
  } catch (error) {
    if (!(error instanceof errors.ForbiddenError)) throw error;
    ctx.body = { refusal: error.message };
  }
}

/** ACC: the accounts of a school, for its manager. */
export function addAccountRoutes(strapi: Core.Strapi): void {
  const list = async (ctx: PanelContext) => {
    const site = managedSchool(ctx);
    ctx.body = {
      accounts: await findAccounts(strapi, site, panelUser(ctx).id),
      campuses: await findCampuses(strapi, site),
    };
  };
  const add = async (ctx: PanelContext) => {
    const site = managedSchool(ctx);
    ctx.body = { link: await invite(strapi, site, read(invited, ctx.request.body), callerOf(ctx)) };
  };
  const change = async (ctx: PanelContext) => {
    const site = managedSchool(ctx);
    await changeReach(strapi, site, idOf(ctx), read(reach, ctx.request.body), callerOf(ctx));
    ctx.body = {};
  };
  const close = async (ctx: PanelContext) => {
    await deactivate(strapi, managedSchool(ctx), idOf(ctx), callerOf(ctx));
    ctx.body = {};
  };
  const open = async (ctx: PanelContext) => {
    ctx.body = { link: await reactivate(strapi, managedSchool(ctx), idOf(ctx), callerOf(ctx)) };
  };
  const renew = async (ctx: PanelContext) => {
    ctx.body = { link: await renewLink(strapi, managedSchool(ctx), idOf(ctx), callerOf(ctx)) };
  };

  addPanelRoutes(strapi, [
    { method: 'GET', path: '/accounts', handler: list },
    { method: 'POST', path: '/accounts', handler: add },
    { method: 'PUT', path: '/accounts/:id', handler: change },
    { method: 'POST', path: '/accounts/:id/deactivate', handler: close },
    { method: 'POST', path: '/accounts/:id/reactivate', handler: open },
    { method: 'POST', path: '/accounts/:id/link', handler: renew },
    { method: 'GET', path: '/accounts/events', handler: (ctx) => listEvents(strapi, ctx) },
    { method: 'GET', path: '/accounts/own-links', handler: (ctx) => listOwnLinks(strapi, ctx) },
    { method: 'GET', path: '/reach/:uid/:documentId', handler: (ctx) => tellReach(strapi, ctx) },
  ]);
}
