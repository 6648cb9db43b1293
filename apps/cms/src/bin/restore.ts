import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { recordChange } from '../changes/change-row';
import { toForeignDocumentError } from '../fence/foreign-document.rules';
import { FILE } from '../media/school-folders';
import type { Database } from '../search-index/database';
import { onlyVersions, type Row, type Snapshot, type Version } from '../snapshots/snapshot';
import { writeSnapshot, type Unmet } from '../snapshots/write-snapshot';
import { snapshotWithCurrentSlugs } from '../slug-references/resolve-slugs';
import { toDuplicateError } from '../validation/duplicate.rules';
import { writeUses } from '../where-used/write-uses';
import type { BinnedPicture } from './bin-entry';
import { restorePicture } from './picture-bin';

type StoredEntry = { site: string; uid: string; document_id: string; snapshot: string; deleted_at: Date };

async function refuseIfThere(trx: Database, tableName: string, { documentId, versions }: Snapshot) {
  for (const { locale } of versions) {
    const row = await trx(tableName)
      .where({ document_id: documentId })
      .whereRaw('locale is not distinct from ?', [locale])
      .first('id');
    if (row)
      throw new errors.ValidationError(
        'Ce contenu existe à nouveau dans cette langue : supprimez-le d’abord, ou gardez-le.',
      );
  }
}

/** The other side is in the bin itself: when it comes back, the link comes with it. */
async function leaveToOthers(trx: Database, { documentId }: Snapshot, { links, pictures }: Unmet) {
  for (const link of links) {
    const { key } = link.source.key.documentId === documentId ? link.target : link.source;
    await trx('content_bin')
      .where({ uid: key.uid, document_id: key.documentId })
      .update({ snapshot: append(trx, 'links', link) });
  }
  for (const row of pictures)
    await trx('content_bin')
      .where({ uid: FILE })
      .whereRaw(`(snapshot #>> '{file,id}')::int = ?`, [Number(row.file_id)])
      .update({ snapshot: append(trx, 'pictures', row) });
}

const append = (trx: Database, list: 'links' | 'pictures', value: object | Row) =>
  trx.raw(`jsonb_set(snapshot, ?, (snapshot -> ?) || ?::jsonb)`, [
    `{${list}}`,
    list,
    JSON.stringify([value]),
  ]);

/** Without a draft it is live at once: every check of a write passes over it, and its change is announced. */
async function checkLive(
  strapi: Core.Strapi,
  trx: Database,
  { uid, documentId }: Snapshot,
  { locale, row }: Version,
): Promise<void> {
  await strapi
    .documents(uid as 'api::redirect.redirect')
    .update({ documentId, ...(locale ? { locale } : {}), data: {} });
  // It says of itself what it said before.
  const { updated_at, published_at } = row;
  await trx(strapi.db.metadata.get(uid).tableName).where({ id: row.id }).update({ updated_at, published_at });
}

async function restoreDocument(strapi: Core.Strapi, trx: Database, stored: Snapshot): Promise<void> {
  const { uid, documentId, site } = stored;
  const model = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  if (!model) throw new errors.ValidationError('Ce type de contenu n’existe plus.');
  const hasDrafts = model.options?.draftAndPublish === true;
  // What comes back is read again by somebody before visitors read it.
  const restored = onlyVersions(stored, ({ isPublished }) => !(hasDrafts && isPublished));
  await refuseIfThere(trx, strapi.db.metadata.get(uid).tableName, restored);
  try {
    await leaveToOthers(trx, restored, await writeSnapshot(strapi, trx, restored));
  } catch (error) {
    throw toDuplicateError(error) ?? toForeignDocumentError(error) ?? error;
  }
  if (hasDrafts) {
    await writeUses(strapi, trx, uid, documentId);
    await recordChange(trx, { site, uid, documentId, action: 'create' });
    return;
  }
  for (const version of restored.versions) await checkLive(strapi, trx, restored, version);
}

const isPicture = (snapshot: Snapshot | BinnedPicture): snapshot is BinnedPicture => 'file' in snapshot;

/** BIN-02: takes an entry out of the bin and writes back what it was. Whoever comes second finds nothing. */
export async function restoreFromBin(
  strapi: Core.Strapi,
  id: string,
): Promise<{ uid: string; documentId: string }> {
  return strapi.db.transaction(async ({ trx }) => {
    const [entry]: StoredEntry[] = await trx('content_bin')
      .where({ id })
      .delete(['site', 'uid', 'document_id', 'snapshot', 'deleted_at']);
    if (!entry) throw new errors.NotFoundError('Cet élément n’est plus dans la corbeille.');
    // Strapi leaves JSON of the database as text.
    const snapshot = JSON.parse(entry.snapshot) as Snapshot | BinnedPicture;
    if (isPicture(snapshot)) await restorePicture(strapi, trx, entry.site, snapshot);
    else
      await restoreDocument(
        strapi,
        trx,
        await snapshotWithCurrentSlugs(strapi, trx, snapshot, entry.deleted_at),
      );
    return { uid: entry.uid, documentId: entry.document_id };
  });
}
