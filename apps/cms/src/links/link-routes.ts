import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { addPanelRoutes, askedSchool, type PanelContext } from '../panel-api/panel-routes';
import { findPages } from './find-pages';
import { showLink } from './shown-link';

const site = z.string().optional();
const pagesQuery = z.strictObject({ site, q: z.string().max(100).default('') });
const shownQuery = z.strictObject({
  site,
  address: z.string().max(500),
  locale: z.enum(LOCALES).default('fr'),
});

function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const result = schema.safeParse(sent);
  if (!result.success) throw new errors.ValidationError('La demande n’a pas la forme attendue.');
  return result.data;
}

const siteOf = (ctx: PanelContext) => askedSchool(ctx, 'Ces pages ne sont pas celles de votre école.');

/** LINK-06: what the picker of a link offers and shows: pages of the editor's own school. */
export function addLinkRoutes(strapi: Core.Strapi): void {
  const offer = async (ctx: PanelContext) => {
    const school = siteOf(ctx);
    ctx.body = { pages: await findPages(strapi, school, read(pagesQuery, ctx.query).q.trim()) };
  };
  const show = async (ctx: PanelContext) => {
    const school = siteOf(ctx);
    const { address, locale } = read(shownQuery, ctx.query);
    ctx.body = { link: await showLink(strapi, school, address, locale) };
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/links/pages', handler: offer },
    { method: 'GET', path: '/links/shown', handler: show },
  ]);
}
