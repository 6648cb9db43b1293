import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { whileReplacedBy } from '../addresses/follow-pages';
import { whileConfirmed } from '../bin/confirmed-deletion';
import { isOfCampus } from '../fence/editor-schools.rules';
import { mayDo, requireDocument, type PanelDocument } from '../panel-api/panel-document';
import { addPanelRoutes, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { consequenceOf, summaryOf } from './consequences.rules';
import { groupUses } from './use-groups';
import { findReplacements, requireReplacement } from './replacements';
import { replaceUses } from './replace-uses';
import { usesOf } from './uses-of';

const query = z.strictObject({ locale: z.enum(LOCALES).optional() });
const search = z.strictObject({ q: z.string().max(200).optional() });
const deletion = z.strictObject({
  locale: z.enum(LOCALES).optional(),
  replacement: z.string().min(1).max(64).optional(),
  isConfirmed: z.boolean(),
});

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new errors.ValidationError('Cette demande n’a pas été comprise.');
  return parsed.data;
}

function named(strapi: Core.Strapi, ctx: PanelContext, action: 'read' | 'delete'): Promise<PanelDocument> {
  const { uid = '', documentId = '' } = ctx.params as Record<string, string | undefined>;
  return requireDocument(strapi, ctx, { uid, documentId, action });
}

const NOT_REPLACED =
  'Ce contenu est utilisé dans des pages que votre compte ne modifie pas : demandez à la rédaction de le remplacer.';

/** A replacement writes what used the document: that has to be hers to write (ACC-01, ACC-03). */
async function requireUsesToBeHers(strapi: Core.Strapi, ctx: PanelContext, document: PanelDocument) {
  const uses = await usesOf(strapi, strapi.db.connection, document);
  for (const uid of new Set(uses.map((use) => use.uid)))
    if (isOfCampus(panelUser(ctx)) || !(await mayDo(strapi, ctx, 'update', uid)))
      throw new errors.ForbiddenError(NOT_REPLACED);
}

/** One language goes, or the whole document; what used it uses another one first. */
async function deleteDocument(
  strapi: Core.Strapi,
  document: PanelDocument,
  { locale, replacement, isConfirmed }: z.infer<typeof deletion>,
): Promise<void> {
  const { uid, documentId, site } = document;
  await strapi.db.transaction(async ({ trx }) => {
    if (replacement) {
      if (locale) throw new errors.ValidationError('Un remplaçant prend la place du contenu entier.');
      await requireReplacement(strapi, trx, document, replacement);
      await replaceUses(strapi, trx, { uid, site, from: documentId, to: replacement });
    }
    const remove = () =>
      strapi.documents(uid as 'api::event.event').delete({ documentId, locale: locale ?? '*' });
    if (replacement) await whileReplacedBy(replacement, () => whileConfirmed(remove));
    else await (isConfirmed ? whileConfirmed(remove) : remove());
  });
}

/** USED-01 to USED-03: where a document is used, and its deletion by somebody who has seen it. */
export function addUsedRoutes(strapi: Core.Strapi): void {
  const show = async (ctx: PanelContext) => {
    const { locale } = parse(query, ctx.query);
    const document = await named(strapi, ctx, 'read');
    const database = strapi.db.connection;
    const groups = await groupUses(strapi, database, await usesOf(strapi, database, { ...document, locale }));
    ctx.body = {
      summary: summaryOf(groups),
      groups: groups.map((group) => ({ ...group, consequence: consequenceOf(group) })),
    };
  };
  const offer = async (ctx: PanelContext) => {
    const { q } = parse(search, ctx.query);
    ctx.body = { documents: await findReplacements(strapi, await named(strapi, ctx, 'read'), q) };
  };
  const remove = async (ctx: PanelContext) => {
    const document = await named(strapi, ctx, 'delete');
    const asked = parse(deletion, ctx.request.body);
    if (asked.replacement) await requireUsesToBeHers(strapi, ctx, document);
    await deleteDocument(strapi, document, asked);
    ctx.body = {};
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/where-used/:uid/:documentId', handler: show },
    { method: 'GET', path: '/where-used/:uid/:documentId/replacements', handler: offer },
    { method: 'POST', path: '/where-used/:uid/:documentId/delete', handler: remove },
  ]);
}
