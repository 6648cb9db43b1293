import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { requireDocument } from '../panel-api/panel-document';
import { addPanelRoutes, askedSchool, type PanelContext } from '../panel-api/panel-routes';
import { checkUrl } from './check-link';
import { sentenceOf, verdictOf } from './check-outcome.rules';
import { readGrid } from './read-grid';
import { CRM_LINK } from './read-links';

const CHECKS_AT_ONCE = 4;
const BUSY = 'Trop de vérifications à la fois : réessayez dans un instant.';

/** The page « Liens du CRM » (GRID): each route is about one school, the editor's own. */
export function addCrmGridRoutes(strapi: Core.Strapi): void {
  let checks = 0;

  const read = async (ctx: PanelContext) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readGrid(strapi, askedSchool(ctx, 'Ces liens ne sont pas ceux de votre école.'));
  };
  const check = async (ctx: PanelContext) => {
    const { documentId = '' } = ctx.params as { documentId?: string };
    const { site } = await requireDocument(strapi, ctx, { uid: CRM_LINK, documentId, action: 'update' });
    const link = await strapi.documents(CRM_LINK).findOne({ documentId, fields: ['url'] });
    if (!link?.url) throw new errors.ValidationError('Ce lien n’a pas d’adresse à vérifier.');
    if (checks >= CHECKS_AT_ONCE) throw new errors.RateLimitError(BUSY);
    checks += 1;
    try {
      const outcome = await checkUrl(strapi, site, link.url);
      ctx.body = { verdict: verdictOf(outcome), sentence: sentenceOf(outcome) };
    } finally {
      checks -= 1;
    }
  };

  addPanelRoutes(strapi, [
    {
      method: 'GET',
      path: '/crm-grid',
      permissions: [
        ['read', CRM_LINK],
        ['read', 'api::course.course'],
        ['read', 'api::campus.campus'],
      ],
      handler: read,
    },
    {
      method: 'POST',
      path: '/crm-grid/links/:documentId/check',
      permissions: [['update', CRM_LINK]],
      handler: check,
    },
  ]);
}
