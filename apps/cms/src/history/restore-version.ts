import type { Core } from '@strapi/strapi';
import { fieldLabel } from '../editor/field-label';
import { withGivenIdentity } from '../fence/document-identity';
import { FILE } from '../media/school-folders';
import type { StoredVersion } from './find-versions';
import { withCurrentSlugs } from '../slug-references/resolve-slugs';
import { modelOf } from './model';
import { savingAs } from './panel-author';
import { referencesIn, restoredData, type Reference } from './restored-data.rules';

export type Restored = {
  /** What the version named and is no longer there: « Campus : Lyon ». */
  leftOut: string[];
};

const keyOf = (reference: Reference) =>
  'fileId' in reference ? `${FILE} ${reference.fileId}` : `${reference.uid} ${reference.documentId}`;

async function findDocuments(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  locale: string,
): Promise<string[]> {
  const type = strapi.contentTypes[uid as 'api::event.event'];
  if (!type) return [];
  const isLocalised = (type.pluginOptions as { i18n?: { localized?: boolean } }).i18n?.localized === true;
  const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({
    select: ['documentId'],
    where: {
      documentId: { $in: documentIds },
      ...(isLocalised ? { locale } : {}),
      ...(type.options?.draftAndPublish ? { publishedAt: null } : {}),
    },
  });
  return rows.map(({ documentId }) => `${uid} ${documentId}`);
}

/** Those that a document in this language can still name. */
async function findThere(
  strapi: Core.Strapi,
  references: readonly Reference[],
  locale: string,
): Promise<Set<string>> {
  const there = new Set<string>();
  const fileIds = references.flatMap((one) => ('fileId' in one ? [one.fileId] : []));
  const files: { id: number }[] =
    fileIds.length === 0
      ? []
      : await strapi.db.query(FILE).findMany({ select: ['id'], where: { id: { $in: fileIds } } });
  for (const { id } of files) there.add(`${FILE} ${id}`);

  const documents = references.flatMap((one) => ('documentId' in one ? [one] : []));
  for (const uid of new Set(documents.map((one) => one.uid))) {
    const ids = documents.filter((one) => one.uid === uid).map(({ documentId }) => documentId);
    for (const key of await findDocuments(strapi, uid, ids, locale)) there.add(key);
  }
  return there;
}

/**
 * A version becomes the draft again, through the document service: the fences, the checks and the outbox see it, and it is a version of its
 * own. A document that was deleted comes back under its own id.
 */
export async function restoreVersion(
  strapi: Core.Strapi,
  version: StoredVersion,
  userId: number,
): Promise<Restored> {
  const { uid, documentId, locale, snapshot } = version;
  const models = modelOf(strapi);
  const references = referencesIn(models, uid, snapshot);
  const there = await findThere(strapi, references, locale);
  const isThere = (reference: Reference) => there.has(keyOf(reference));
  const { site, ...restored } = restoredData({ modelOf: models, isThere }, uid, snapshot);
  const written = { site: version.site, uid, at: version.at };
  const content = await strapi.db.transaction(({ trx }): Promise<typeof restored> =>
    withCurrentSlugs(strapi, trx, written, restored),
  );

  const documents = strapi.documents(uid as 'api::event.event');
  const exists = await strapi.db.query(uid).count({ where: { documentId } });
  const data = { ...content, updatedBy: userId } as Record<string, unknown>;
  const language = locale === '' ? {} : { locale };
  await savingAs('restore', () =>
    exists > 0
      ? documents.update({ documentId, ...language, data: data as never })
      : withGivenIdentity(() =>
          documents.create({ ...language, data: { ...data, site, documentId, createdBy: userId } as never }),
        ),
  );
  const gone = references.filter((reference) => !isThere(reference));
  return { leftOut: gone.map(({ field, name }) => `${fieldLabel(uid, field)} : ${name || 'sans nom'}`) };
}
