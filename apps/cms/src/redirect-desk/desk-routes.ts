import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { addPanelRoutes, askedSchool, type PanelContext } from '../panel-api/panel-routes';
import { REDIRECT } from '../redirects-csv/import-redirects';
import { PAGE_SIZE } from './desk.model';
import { listRuleUses } from './rule-uses';
import { testAddress } from './test-address';
import { ignoreUnknownAddress, listUnknownAddresses } from './unknown-addresses';

const site = z.string().optional();
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const testQuery = z.strictObject({ site, address: z.string().min(1).max(2000) });
const pageQuery = z.strictObject({ site, page });
const rulesQuery = z.strictObject({ site, page, never: z.enum(['true', 'false']).default('false') });
const ignoreBody = z.strictObject({ path: z.string().min(1).max(200) });

const siteOf = (ctx: PanelContext) => askedSchool(ctx, 'Ces redirections ne sont pas celles de votre école.');

function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const result = schema.safeParse(sent);
  if (!result.success) throw new errors.ValidationError('La demande n’a pas la forme attendue.');
  return result.data;
}

const windowOf = (asked: { page: number }) => ({ start: (asked.page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

/** The redirect desk (DESK): each route is about one school, the editor's own. */
export function addDeskRoutes(strapi: Core.Strapi): void {
  const test = async (ctx: PanelContext) => {
    const school = siteOf(ctx);
    const answer = await testAddress(strapi, school, read(testQuery, ctx.query).address);
    if (!answer) throw new errors.ValidationError('Ce n’est pas une adresse du site de votre école.');
    ctx.body = answer;
  };
  const unknown = async (ctx: PanelContext) => {
    const school = siteOf(ctx);
    ctx.body = {
      ...(await listUnknownAddresses(strapi, school, windowOf(read(pageQuery, ctx.query)))),
      pageSize: PAGE_SIZE,
    };
  };
  const ignore = async (ctx: PanelContext) => {
    const isKnown = await ignoreUnknownAddress(strapi, siteOf(ctx), read(ignoreBody, ctx.request.body).path);
    if (!isKnown) throw new errors.NotFoundError('Cette adresse n’est plus dans la liste.');
    ctx.status = 204;
  };
  const rules = async (ctx: PanelContext) => {
    const school = siteOf(ctx);
    const asked = read(rulesQuery, ctx.query);
    const isNever = asked.never === 'true';
    ctx.body = {
      ...(await listRuleUses(strapi, school, { ...windowOf(asked), isNever })),
      pageSize: PAGE_SIZE,
    };
  };

  const mayRead = [['read', REDIRECT]] as const;
  const mayWrite = [['update', REDIRECT]] as const;
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/redirects/desk/test', permissions: mayRead, handler: test },
    { method: 'GET', path: '/redirects/desk/unknown', permissions: mayRead, handler: unknown },
    { method: 'POST', path: '/redirects/desk/unknown/ignore', permissions: mayWrite, handler: ignore },
    { method: 'GET', path: '/redirects/desk/rules', permissions: mayRead, handler: rules },
  ]);
}
