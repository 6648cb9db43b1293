import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { createContentReader } from '../../../read-api/content-reader';
import { parseDocumentQuery } from '../../../read-api/list-query';
import { menuEnrichiEndpoint } from '../../menu-enrichi/menu-enrichi.endpoint';
import { siteEndpoint } from '../site.endpoint';

export default factories.createCoreController('api::site.site', ({ strapi }) => ({
  /** GET /users/me (CALL-03): the settings of the account's school, its menus included (ENT-01). */
  async settings(ctx: Context) {
    const query = parseDocumentQuery(ctx.query);
    const menus = createContentReader(strapi, menuEnrichiEndpoint);
    const [site, navbar, footer] = await Promise.all([
      createContentReader(strapi, siteEndpoint).first({}, query),
      menus.first({ type: 'navbarproto' }, query),
      menus.first({ type: 'footer' }, query),
    ]);
    if (!site) return ctx.notFound();

    return { ...site, menus: { navbar: navbar?.body ?? [], footer: footer?.body ?? [] } };
  },
}));
