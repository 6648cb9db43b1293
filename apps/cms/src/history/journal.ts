import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { startOfParisDay } from '@meridia/domain/paris-time';
import { mayDo } from '../panel-api/panel-document';
import { askedSchool, type PanelContext } from '../panel-api/panel-routes';
import { findAuthors, findJournal } from './find-versions';
import { modelOf } from './model';
import { didBy, frenchMoment } from './version-words';

const PAGE_SIZE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

const query = z.strictObject({
  site: z.string().optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  author: z.coerce.number().int().min(1).optional(),
  type: z.string().optional(),
  day: z.iso.date().optional(),
});

/** A day of Paris has 23, 24 or 25 hours: it ends where the next begins. */
function spanOf(day: string | undefined): { from?: Date; to?: Date } {
  if (day === undefined) return {};
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return { from: startOfParisDay(day), to: startOfParisDay(next) };
}

async function readableTypes(strapi: Core.Strapi, ctx: PanelContext): Promise<string[]> {
  const uids = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  const readable: string[] = [];
  for (const uid of uids) if (await mayDo(strapi, ctx, 'read', uid)) readable.push(uid);
  return readable;
}

/** Who did what in a school, by author, type and day. */
export async function showJournal(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const site = askedSchool(ctx);
  const sent = query.safeParse(ctx.query);
  if (!sent.success) throw new errors.ValidationError('La demande n’est pas comprise.');

  const { page, author, type, day } = sent.data;
  const models = modelOf(strapi);
  const nameOf = (uid: string) => models(uid)?.info.displayName ?? uid;
  const types = await readableTypes(strapi, ctx);
  const uids = type === undefined ? types : types.filter((uid) => uid === type);
  const found = await findJournal(
    strapi,
    { site, uids, ...spanOf(day), ...(author === undefined ? {} : { author }) },
    { page, size: PAGE_SIZE },
  );
  ctx.body = {
    entries: found.items.map((line) => ({
      id: line.id,
      uid: line.uid,
      documentId: line.documentId,
      locale: line.locale,
      title: line.title,
      type: nameOf(line.uid),
      what: didBy(line.action, line.author),
      when: frenchMoment(line.at),
      isDeletion: line.action === 'delete',
    })),
    hasMore: found.hasMore,
    authors: await findAuthors(strapi, site),
    types: types
      .map((uid) => ({ uid, name: nameOf(uid) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'fr')),
  };
}
