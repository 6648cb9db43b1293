import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import type { SiteKey } from '@meridia/domain/sites';
import type { AdminUser } from '../fence/editor-schools.rules';
import { csvSchoolsOf } from './csv-schools.rules';
import { importRedirects, readRedirects, REDIRECT } from './import-redirects';
import { toCsv } from './redirect-csv';

const EXPLORER = 'plugin::content-manager.explorer';

type UploadContext = Context & { request: { body?: unknown } };

const body = z.strictObject({ csv: z.string() });

/** The one school of the file: the editor's own, or the one that someone with several names. */
function siteOf(ctx: Context): SiteKey {
  const schools = csvSchoolsOf(ctx.state.user as AdminUser);
  const asked = ctx.query.site;
  const [only, ...others] = schools;
  const site = asked === undefined ? only : schools.find((school) => school === asked);
  if (!site) throw new errors.ForbiddenError('Ces redirections ne sont pas celles de votre école.');
  if (asked === undefined && others.length > 0)
    throw new errors.ValidationError('Choisissez l’école de ces redirections.');
  return site;
}

function parisDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
}

/** A route of the panel, for someone who may do all of these to redirects. */
function panelRoute(actions: readonly string[]) {
  const permissions = actions.map((action) => [`${EXPLORER}.${action}`, REDIRECT]);
  const policies = [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: permissions } },
  ];
  return { path: '/redirects/csv', info: { type: 'admin' as const }, config: { policies } };
}

/** REDIR-11: redirects exported and imported as CSV. Strapi makes every route under src/api public: these are the panel's. */
export function addRedirectCsvRoutes(strapi: Core.Strapi): void {
  const download = async (ctx: Context) => {
    const site = siteOf(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`redirections-${site}-${parisDay()}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = toCsv(await readRedirects(strapi, site));
  };
  const upload = async (ctx: UploadContext) => {
    const site = siteOf(ctx);
    const sent = body.safeParse(ctx.request.body);
    if (!sent.success) throw new errors.ValidationError('Le fichier n’a pas été reçu.');

    const { id } = ctx.state.user as { id: number };
    const outcome = await importRedirects(strapi, { site, csv: sent.data.csv, userId: id });
    if ('problems' in outcome)
      throw new errors.ValidationError('Le fichier n’a pas été importé : corrigez ses lignes.', outcome);
    ctx.body = outcome;
  };

  strapi.server.routes({
    type: 'admin',
    routes: [
      { ...panelRoute(['read']), method: 'GET', handler: download },
      { ...panelRoute(['create', 'update']), method: 'POST', handler: upload },
    ],
  });
}
