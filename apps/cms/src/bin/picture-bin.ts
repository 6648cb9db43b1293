import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SITE_KEYS } from '@meridia/domain/sites';
import { recordChange } from '../changes/change-row';
import { fenceActions, type Action } from '../fence/panel-actions';
import { FILE, schoolFolders } from '../media/school-folders';
import { schoolOfPath } from '../media/school-folders.rules';
import type { Database } from '../search-index/database';
import { readRows } from '../snapshots/read-parts';
import type { Row } from '../snapshots/snapshot';
import { insertPictures, withoutLostAuthors } from '../snapshots/write-snapshot';
import { summaryOf } from '../where-used/consequences.rules';
import { groupUses } from '../where-used/use-groups';
import { usesOfFile } from '../where-used/uses-of';
import { putInBin, type BinnedPicture } from './bin-entry';

type FileRow = Row & { name: string; document_id: string; folder_path: string };
type FileEvent = { params: { where?: unknown } };

const TITLES_TOLD = 3;

async function refuseUsedPicture(strapi: Core.Strapi, trx: Database, { id, name }: FileRow): Promise<void> {
  const groups = await groupUses(strapi, trx, await usesOfFile(trx, SITE_KEYS, id));
  if (groups.length === 0) return;
  const titles = new Set(groups.flatMap(({ documents }) => documents.map(({ title }) => `« ${title} »`)));
  const told = [...titles].slice(0, TITLES_TOLD).join(', ');
  const more = titles.size > TITLES_TOLD ? '…' : '';
  throw new errors.ValidationError(
    `« ${name} » est utilisée dans ${summaryOf(groups)} : ${told}${more}. Retirez-la d’abord de ces contenus, ou remplacez le fichier : il changera partout.`,
  );
}

/** A file that lies outside the folders of schools is nobody's to bring back. */
async function keepPicture(strapi: Core.Strapi, trx: Database, file: FileRow): Promise<void> {
  const site = schoolOfPath(await schoolFolders(strapi), file.folder_path);
  if (!site) return;
  const folder: { folder_id: number } | undefined = await trx('files_folder_lnk')
    .where({ file_id: file.id })
    .first('folder_id');
  await putInBin(strapi, trx, {
    site,
    uid: FILE,
    document_id: file.document_id,
    locales: [],
    title: file.name,
    was_published: false,
    snapshot: { file, folderId: folder?.folder_id ?? null, pictures: [] } satisfies BinnedPicture,
  });
}

/** Its folder may be gone: then it lies in the folder of its school. */
async function homeOf(strapi: Core.Strapi, trx: Database, site: string, folderId: number | null) {
  const folder: { id: number; path: string } | undefined =
    folderId === null ? undefined : await trx('upload_folders').where({ id: folderId }).first('id', 'path');
  return folder ?? (await schoolFolders(strapi)).find((one) => one.site === site);
}

export async function restorePicture(
  strapi: Core.Strapi,
  trx: Database,
  site: string,
  { file, folderId, pictures }: BinnedPicture,
): Promise<void> {
  const home = await homeOf(strapi, trx, site, folderId);
  if (!home) throw new errors.ValidationError('L’école de cette image n’a plus de dossier.');
  await trx.raw('insert into files select * from jsonb_populate_record(null::files, ?::jsonb)', [
    JSON.stringify({ ...(await withoutLostAuthors(trx, file)), folder_path: home.path }),
  ]);
  await trx('files_folder_lnk').insert({ file_id: file.id, folder_id: home.id, file_ord: 1 });
  await insertPictures(trx, pictures);
  await recordChange(trx, { site, uid: FILE, documentId: String(file.document_id), action: 'create' });
}

/** USED-05, BIN-01: a picture in use stays; another one goes to the bin. Its content goes when nothing names it any longer (media/sweep-media.ts). */
export function binPictures(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    async beforeDelete({ params }: FileEvent) {
      await strapi.db.transaction(async ({ trx }) => {
        const found: { id: number }[] = await strapi.db
          .query(FILE)
          .findMany({ select: ['id'], where: params.where });
        const ids = found.map(({ id }) => id);
        for (const file of await readRows<FileRow>(trx, 'files', 'id', ids)) {
          await refuseUsedPicture(strapi, trx, file);
          await keepPicture(strapi, trx, file);
        }
      });
    },
  });
}

/** Strapi deletes many files one by one: a refusal of one undoes them all. */
export function deletePicturesTogether(strapi: Core.Strapi): void {
  const together =
    (original: Action): Action =>
    (ctx, next) =>
      strapi.db.transaction(async () => original(ctx, next));
  fenceActions(strapi, 'plugin::upload.admin-file', { destroy: together });
  fenceActions(strapi, 'plugin::upload.admin-folder-file', { deleteMany: together });
}
