import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteKey } from '@meridia/domain/sites';
import { isOfCampus } from '../fence/editor-schools.rules';
import { campusesOf, campusFieldsOf, refuseOtherCampus, type PanelEditor } from '../fence/own-campuses';
import { areOwn } from '../fence/own-campuses.rules';
import { mayDo, mayUpdateIn, requireDocument, type PanelDocument } from '../panel-api/panel-document';
import { panelUser, type PanelContext } from '../panel-api/panel-routes';
import { draftedTypes } from '../worklist/read-versions';
import { isLocalised } from './localised.rules';

type Row = { documentId: string } & Record<string, unknown>;

/** The types that are written in two languages, as drafts first. */
export const translatedTypes = (strapi: Core.Strapi): string[] =>
  draftedTypes(strapi).filter((uid) => isLocalised(strapi.contentType(uid as 'api::event.event')));

/** TRAD-05: the types whose English she writes; for somebody who writes none (Relecture), those that she reads. */
export async function typesOf(strapi: Core.Strapi, ctx: PanelContext, site: SiteKey): Promise<string[]> {
  const readable: string[] = [];
  const writable: string[] = [];
  for (const uid of translatedTypes(strapi)) {
    if (await mayDo(strapi, ctx, 'read', uid)) readable.push(uid);
    if (await mayUpdateIn(strapi, ctx, { uid, site, locale: 'en' })) writable.push(uid);
  }
  return writable.length > 0 ? writable : readable;
}

/** TRAD-05: whether a document is hers to translate, for somebody of a campus; all are, for the others. */
export async function ownDocuments(
  strapi: Core.Strapi,
  editor: PanelEditor,
  { site, uids }: { site: SiteKey; uids: readonly string[] },
): Promise<(documentId: string) => boolean> {
  if (!isOfCampus(editor)) return () => true;
  const own = await campusesOf(strapi, editor);
  const named = new Map<string, string[]>();
  for (const uid of uids) {
    const fields = campusFieldsOf(strapi, uid);
    const rows: Row[] = await strapi.db.query(uid).findMany({
      where: { site },
      select: ['documentId'],
      populate: Object.fromEntries(fields.map((field) => [field, { select: ['documentId'] }])),
    });
    for (const row of rows) {
      const campuses = fields.flatMap((field) => (row[field] ?? []) as Row | Row[]);
      const before = named.get(row.documentId) ?? [];
      named.set(row.documentId, [...before, ...campuses.map(({ documentId }) => documentId)]);
    }
  }
  return (documentId) => areOwn(named.get(documentId) ?? [], own);
}

function requireTranslated(strapi: Core.Strapi, uid: string): void {
  if (!translatedTypes(strapi).includes(uid)) throw new errors.NotFoundError();
}

/** The document that a call names, for somebody who reads it: 404 for a type without languages. */
export async function requireReader(
  strapi: Core.Strapi,
  ctx: PanelContext,
  named: { uid: string; documentId: string },
): Promise<PanelDocument> {
  requireTranslated(strapi, named.uid);
  return requireDocument(strapi, ctx, named);
}

/** And for somebody who writes its English: 403 for the others. */
export async function requireTranslator(
  strapi: Core.Strapi,
  ctx: PanelContext,
  named: { uid: string; documentId: string },
): Promise<PanelDocument> {
  requireTranslated(strapi, named.uid);
  const document = await requireDocument(strapi, ctx, { ...named, action: 'update' });
  if (!(await mayUpdateIn(strapi, ctx, { ...document, locale: 'en' }))) throw new errors.ForbiddenError();
  return document;
}

/** Whether she would get through as a translator, and which fields she would write. */
export async function writableFieldsOf(
  strapi: Core.Strapi,
  ctx: PanelContext,
  document: PanelDocument,
  fields: readonly string[],
): Promise<string[]> {
  try {
    await refuseOtherCampus(strapi, panelUser(ctx), document);
  } catch (error) {
    if (error instanceof errors.ForbiddenError) return [];
    throw error;
  }
  const writable: string[] = [];
  for (const field of fields)
    if (await mayUpdateIn(strapi, ctx, { ...document, locale: 'en' }, field)) writable.push(field);
  return writable;
}
