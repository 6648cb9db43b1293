import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fieldLabel } from '../editor/field-label';
import { noteOpening } from '../history/openings';
import { modelOf } from '../history/model';
import type { PanelDocument } from '../panel-api/panel-document';
import { problemOf, toStored } from './english-value.rules';
import { isPlainText, localisedFields } from './localised.rules';

type Sent = { updatedAt: string; fields: Readonly<Record<string, string>> };
type Written = { updatedAt?: unknown } | null;

const NOT_HERE = 'Ce champ ne s’écrit pas ici : ouvrez le formulaire anglais.';

/** The texts as they are stored; a field that is not one of the desk's, or cannot be kept, refuses them all. */
function toData(strapi: Core.Strapi, uid: string, fields: Sent['fields']): Record<string, string | null> {
  const model = modelOf(strapi)(uid);
  const localised = model ? localisedFields(model) : [];
  const data = Object.entries(fields).map(([name, text]) => {
    const attribute = model?.attributes[name];
    if (!attribute || !localised.includes(name) || !isPlainText(attribute))
      throw new errors.ValidationError(NOT_HERE);
    const stored = toStored(text);
    const problem = problemOf(fieldLabel(uid, name), attribute, stored);
    if (problem) throw new errors.ValidationError(problem, { errors: [{ path: [name], message: problem }] });
    return [name, stored];
  });
  return Object.fromEntries(data);
}

/**
 * TRAD-04: the English draft, through the document service: fences, checks, history and outbox see it as they see a form, and a save by
 * somebody else since it was opened refuses it. The first save makes the English version, with what the languages share, as Strapi does.
 */
export async function saveEnglish(
  strapi: Core.Strapi,
  { uid, documentId }: PanelDocument,
  { updatedAt, fields }: Sent,
  userId: number,
): Promise<void> {
  const data = toData(strapi, uid, fields);
  const opened = { userId, documentId, locale: 'en' };
  await noteOpening(strapi.db.connection, { ...opened, updatedAt: new Date(updatedAt) });
  const isNew = (await strapi.db.query(uid).count({ where: { documentId, locale: 'en' } })) === 0;
  const written = (await strapi.documents(uid as 'api::event.event').update({
    documentId,
    locale: 'en',
    data: { ...data, updatedBy: userId, ...(isNew ? { createdBy: userId } : {}) } as never,
  })) as Written;
  const savedAt = new Date(String(written?.updatedAt));
  await noteOpening(strapi.db.connection, { ...opened, updatedAt: savedAt });
}
