import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { modelOf } from '../history/model';
import { addPanelRoutes, askedSchool, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { markCurrent } from './mark-current';
import { readTranslation } from './read-document';
import { readTranslations } from './read-list';
import { saveEnglish } from './save-english';
import { requireReader, requireTranslator, typesOf, writableFieldsOf } from './translation-rights';
import type { TranslationDocument, TranslationList } from './translation.model';

const MOST_LETTERS = 50_000;

const text = z.string().max(MOST_LETTERS);
const saved = z.strictObject({
  updatedAt: z.iso.datetime(),
  fields: z.record(z.string().max(100), text).refine((fields) => Object.keys(fields).length > 0),
});
const marked = z.strictObject({ frenchVersion: z.string().regex(/^\d{1,15}$/) });

function parsed<Shape>(schema: z.ZodType<Shape>, input: unknown): Shape {
  const result = schema.safeParse(input);
  if (!result.success) throw new errors.ValidationError('La demande n’est pas comprise.');
  return result.data;
}

const named = (ctx: PanelContext) => {
  const { uid = '', documentId = '' } = ctx.params as Record<string, string | undefined>;
  return { uid, documentId };
};

async function list(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const site = askedSchool(ctx);
  const uids = await typesOf(strapi, ctx, site);
  const models = modelOf(strapi);
  const types = uids.map((uid) => ({ uid, name: models(uid)?.info.displayName ?? uid }));
  ctx.set('Cache-Control', 'no-store');
  ctx.body = {
    types: types.toSorted((one, other) => one.name.localeCompare(other.name, 'fr')),
    lines: await readTranslations(strapi, { site, uids, editor: panelUser(ctx) }),
  } satisfies TranslationList;
}

async function show(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const document = await requireReader(strapi, ctx, named(ctx));
  const translation = await readTranslation(strapi, document);
  if (!translation) throw new errors.NotFoundError('Ce contenu n’a pas de version française.');
  const names = translation.fields.map(({ name }) => name);
  const writable = await writableFieldsOf(strapi, ctx, document, names);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = {
    ...translation,
    canWrite: writable.length > 0,
    fields: translation.fields.map((field) => ({
      ...field,
      isEditable: field.isEditable && writable.includes(field.name),
    })),
  } satisfies TranslationDocument;
}

async function save(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const document = await requireTranslator(strapi, ctx, named(ctx));
  const sent = parsed(saved, ctx.request.body);
  const names = Object.keys(sent.fields);
  const writable = await writableFieldsOf(strapi, ctx, document, names);
  if (writable.length < names.length) throw new errors.ForbiddenError();
  await saveEnglish(strapi, document, sent, panelUser(ctx).id);
  ctx.body = {};
}

async function mark(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const document = await requireTranslator(strapi, ctx, named(ctx));
  const { frenchVersion } = parsed(marked, ctx.request.body);
  await markCurrent(strapi, document, frenchVersion);
  ctx.body = {};
}

/** TRAD: the translation desk: the list of a school, French and English of a document, its English, and « Marquer comme à jour ». */
export function addTranslationRoutes(strapi: Core.Strapi): void {
  const DOCUMENT = '/translation-desk/documents/:uid/:documentId';
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/translation-desk', handler: (ctx) => list(strapi, ctx) },
    { method: 'GET', path: DOCUMENT, handler: (ctx) => show(strapi, ctx) },
    { method: 'PUT', path: `${DOCUMENT}/english`, handler: (ctx) => save(strapi, ctx) },
    { method: 'POST', path: `${DOCUMENT}/mark`, handler: (ctx) => mark(strapi, ctx) },
  ]);
}
