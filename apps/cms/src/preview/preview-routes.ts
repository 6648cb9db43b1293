import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { LOCALES } from '@meridia/domain/locales';
import { requireDocument } from '../panel-api/panel-document';
import { addPanelRoutes, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { findSharedLink, shareLink, withdrawLink, type SharedLink, type Version } from './shared-links';
import { hasSite, publicAddress, sharedAddress } from './site-links';

const PATH = '/preview-links/:uid/:documentId';

const language = z.strictObject({ locale: z.enum(LOCALES) });

async function requireVersion(
  strapi: Core.Strapi,
  ctx: PanelContext,
  asked: unknown,
  action: 'read' | 'update',
): Promise<Version> {
  const { uid, documentId } = ctx.params as { uid: string; documentId: string };
  if (!PAGE_TYPES.includes(uid)) throw new errors.NotFoundError();
  const document = await requireDocument(strapi, ctx, { uid, documentId, action });
  const parsed = language.safeParse(asked);
  if (!parsed.success) throw new errors.ValidationError('Choisissez la langue.');
  return { ...document, locale: parsed.data.locale };
}

const shown = (version: Version, link: SharedLink | null) =>
  link && { id: link.id, endsAt: link.endsAt.toISOString(), address: sharedAddress(version, link) };

/** PREVIEW-04, PREVIEW-06: the link that is with somebody, and where visitors find the page. */
export function addPreviewRoutes(strapi: Core.Strapi): void {
  const tell = async (ctx: PanelContext) => {
    const version = await requireVersion(strapi, ctx, ctx.query, 'read');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      canShare: hasSite(version),
      publicAddress: await publicAddress(strapi, version),
      link: shown(version, await findSharedLink(strapi, version)),
    };
  };
  const share = async (ctx: PanelContext) => {
    const version = await requireVersion(strapi, ctx, ctx.request.body, 'update');
    if (!hasSite(version)) throw new errors.ValidationError('Le site de cette école n’est pas encore relié.');
    ctx.body = shown(version, await shareLink(strapi, version, panelUser(ctx).id));
  };
  const withdraw = async (ctx: PanelContext) => {
    const { uid, documentId, id } = ctx.params as { uid: string; documentId: string; id: string };
    const document = await requireDocument(strapi, ctx, { uid, documentId, action: 'update' });
    const isThere = z.uuid().safeParse(id).success && (await withdrawLink(strapi, { ...document, id }));
    if (!isThere) throw new errors.NotFoundError();
    ctx.status = 204;
  };

  addPanelRoutes(strapi, [
    { method: 'GET', path: PATH, handler: tell },
    { method: 'POST', path: PATH, handler: share },
    { method: 'DELETE', path: `${PATH}/:id`, handler: withdraw },
  ]);
}
