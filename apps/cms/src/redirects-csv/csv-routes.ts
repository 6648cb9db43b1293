import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { addPanelRoutes, askedSchool, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { importRedirects, readRedirects, REDIRECT, tryRedirects } from './import-redirects';
import { toCsv } from './redirect-csv';

const body = z.strictObject({ csv: z.string() });

const siteOf = (ctx: PanelContext) => askedSchool(ctx, 'Ces redirections ne sont pas celles de votre école.');

function csvOf(ctx: PanelContext): string {
  const sent = body.safeParse(ctx.request.body);
  if (!sent.success) throw new errors.ValidationError('Le fichier n’a pas été reçu.');
  return sent.data.csv;
}

function parisDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
}

/** REDIR-11, DESK-05: redirects exported, tried out and imported as CSV. */
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
    const outcome = await importRedirects(strapi, { site, csv: csvOf(ctx), userId: panelUser(ctx).id });
    if ('problems' in outcome)
      throw new errors.ValidationError('Le fichier n’a pas été importé : corrigez ses lignes.', outcome);
    ctx.body = outcome;
  };

  const tryOut = async (ctx: PanelContext) => {
    ctx.body = await tryRedirects(strapi, siteOf(ctx), csvOf(ctx));
  };

  const mayRead = [['read', REDIRECT]] as const;
  const mayWrite = [
    ['create', REDIRECT],
    ['update', REDIRECT],
  ] as const;
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/redirects/csv', permissions: mayRead, handler: download },
    { method: 'POST', path: '/redirects/csv', permissions: mayWrite, handler: upload },
    { method: 'POST', path: '/redirects/csv/plan', permissions: mayWrite, handler: tryOut },
  ]);
}
