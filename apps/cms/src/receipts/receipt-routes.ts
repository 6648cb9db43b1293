import type { Core } from '@strapi/strapi';
import { requireDocument } from '../panel-api/panel-document';
import { addPanelRoutes, type PanelContext } from '../panel-api/panel-routes';
import { readReceipt } from './read-receipt';

/** LIFE-03: which nodes of the site have the last change of a document. */
export function addReceiptRoutes(strapi: Core.Strapi): void {
  const read = async (ctx: PanelContext) => {
    const { uid = '', documentId = '' } = ctx.params as Record<string, string | undefined>;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readReceipt(strapi, await requireDocument(strapi, ctx, { uid, documentId }));
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/receipts/:uid/:documentId', handler: read }]);
}
