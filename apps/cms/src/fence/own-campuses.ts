import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CAMPUS_TYPES } from '../editor/school-roles.data';
import { areOwn, ownDocuments } from './own-campuses.rules';
import { isOfCampus, type AdminUser } from './editor-schools.rules';

const CAMPUS = 'api::campus.campus';
const OTHER_CAMPUS = 'Ce contenu n’est pas de votre campus : vous pouvez le lire, pas le modifier.';
const OTHER_TYPE = 'Votre compte modifie les événements, les offres et l’équipe de votre campus.';

export type PanelEditor = AdminUser & { id: number };
type Row = Record<string, { documentId: string } | { documentId: string }[] | null | undefined>;

/** The campuses of somebody who is limited to some. */
export async function campusesOf(strapi: Core.Strapi, { id }: PanelEditor): Promise<string[]> {
  const rows: { campus_id: string }[] = await strapi.db
    .connection('account_campuses')
    .select('campus_id')
    .where({ user_id: id });
  return rows.map(({ campus_id }) => campus_id);
}

/** The fields of a type that name its campus, or its campuses. */
export function campusFieldsOf(strapi: Core.Strapi, uid: string): string[] {
  const { attributes } = strapi.contentType(uid as 'api::event.event');
  return Object.entries(attributes)
    .filter(([, attribute]) => 'target' in attribute && attribute.target === CAMPUS)
    .map(([name]) => name);
}

/** Every version of some documents, in whichever language, draft or published, with the campuses it names. */
async function readNaming(strapi: Core.Strapi, uid: string, where: object) {
  const fields = campusFieldsOf(strapi, uid);
  const rows: (Row & { documentId: string })[] = await strapi.db.query(uid).findMany({
    where,
    select: ['id', 'documentId'],
    populate: Object.fromEntries(fields.map((field) => [field, { select: ['documentId'] }])),
  });
  return rows.map((row) => {
    const named = fields.flatMap((field) => row[field] ?? []);
    return { documentId: row.documentId, campuses: named.map((campus) => campus.documentId) };
  });
}

async function campusesOfDocument(strapi: Core.Strapi, uid: string, documentId: string): Promise<string[]> {
  const versions = await readNaming(strapi, uid, { documentId });
  return [...new Set(versions.flatMap(({ campuses }) => campuses))];
}

/** ACC-03: all that somebody of a campus may change; null for somebody of the whole school. */
export async function documentsWithin(
  strapi: Core.Strapi,
  editor: PanelEditor,
): Promise<ReadonlySet<string> | null> {
  if (!isOfCampus(editor)) return null;
  const own = await campusesOf(strapi, editor);
  const hers = new Set<string>();
  for (const uid of Object.keys(CAMPUS_TYPES)) {
    const naming = campusFieldsOf(strapi, uid).map((field) => ({ [field]: { documentId: { $in: own } } }));
    const touched = await readNaming(strapi, uid, { $or: naming });
    const documentIds = [...new Set(touched.map(({ documentId }) => documentId))];
    const versions = await readNaming(strapi, uid, { documentId: { $in: documentIds } });
    for (const documentId of ownDocuments(versions, own)) hers.add(documentId);
  }
  return hers;
}

/** ACC-03: 403 for what a campus has not of its own, whoever asks for that campus. */
export function refuseOtherType(editor: AdminUser, uid: string): void {
  if (isOfCampus(editor) && !(uid in CAMPUS_TYPES)) throw new errors.ForbiddenError(OTHER_TYPE);
}

/** ACC-03: 403 for a document that is not of her campuses alone. Whoever is of the whole school passes, and so does a document that is not there. */
export async function refuseOtherCampus(
  strapi: Core.Strapi,
  editor: PanelEditor,
  { uid, documentId }: { uid: string; documentId: string },
): Promise<void> {
  if (!isOfCampus(editor)) return;
  refuseOtherType(editor, uid);
  if ((await strapi.db.query(uid).count({ where: { documentId } })) === 0) return;
  const named = await campusesOfDocument(strapi, uid, documentId);
  if (!areOwn(named, await campusesOf(strapi, editor))) throw new errors.ForbiddenError(OTHER_CAMPUS);
}
