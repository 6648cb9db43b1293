import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { addPanelRoutes, askedSchool, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { importRedirects, readRedirects, REDIRECT } from './import-redirects';
import { toCsv } from './redirect-csv';

const body = z.strictObject({ csv: z.string() });

const siteOf = (ctx: PanelContext) => askedSchool(ctx, 'Ces redirections ne sont pas celles de votre école.');

function parisDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
}

/** REDIR-11: redirects exported and imported as CSV. */
export function addRedirectCsvRoutes(strapi: Core.Strapi): void {
  const download = async (ctx: PanelContext) => {
    const site = siteOf(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`redirections-${site}-${parisDay()}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = toCsv(await readRedirects(strapi, site));
  };
  const upload = async (ctx: PanelContext) => {
    const site = siteOf(ctx);
    const sent = body.safeParse(ctx.request.body);
    if (!sent.success) throw new errors.ValidationError('Le fichier n’a pas été reçu.');

    const outcome = await importRedirects(strapi, { site, csv: sent.data.csv, userId: panelUser(ctx).id });
    if ('problems' in outcome)
      throw new errors.ValidationError('Le fichier n’a pas été importé : corrigez ses lignes.', outcome);
    ctx.body = outcome;
  };

  const mayRead = [['read', REDIRECT]] as const;
  const mayWrite = [
    ['create', REDIRECT],
    ['update', REDIRECT],
  ] as const;
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/redirects/csv', permissions: mayRead, handler: download },
    { method: 'POST', path: '/redirects/csv', permissions: mayWrite, handler: upload },
  ]);
}
