import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILE, FOLDER, schoolFolders } from '../media/school-folders';
import { isWithin, type SchoolFolder } from '../media/school-folders.rules';
import { currentEditor } from './editor-site';
import { keepsToOwnPictures, schoolsOf, type AdminUser } from './editor-schools.rules';

/** The part of the media library that an editor knows. Her school's folder is her root: she never sees what is above. */
export type EditorLibrary = { folders: readonly SchoolFolder[]; home: SchoolFolder | undefined };

const OTHERS_PICTURE =
  'Cette image a été ajoutée par quelqu’un d’autre : vous pouvez l’utiliser, pas la modifier.';

type Row = { id: number; path: string };

export async function libraryOf(strapi: Core.Strapi, editor: AdminUser): Promise<EditorLibrary> {
  const schools: readonly string[] = schoolsOf(editor);
  const folders = (await schoolFolders(strapi)).filter(({ site }) => schools.includes(site));
  return { folders, home: folders.length === 1 ? folders[0] : undefined };
}

/** Null outside the panel and for an administrator. */
export async function currentLibrary(strapi: Core.Strapi): Promise<EditorLibrary | null> {
  const editor = currentEditor(strapi);
  return editor ? libraryOf(strapi, editor) : null;
}

export function isOwn({ folders }: EditorLibrary, path: unknown): boolean {
  return typeof path === 'string' && folders.some((folder) => isWithin(path, folder));
}

/** The paths of the editor's folders, for conditions that know no "starts with". */
export async function ownPaths(strapi: Core.Strapi, library: EditorLibrary): Promise<string[]> {
  if (library.folders.length === 0) return [];
  const below = library.folders.flatMap(({ path }) => [{ path }, { path: { $startsWith: `${path}/` } }]);
  const rows: Row[] = await strapi.db.query(FOLDER).findMany({ select: ['path'], where: { $or: below } });
  return rows.map(({ path }) => path);
}

const toIds = (ids: unknown): unknown[] => [ids].flat().filter((id) => id !== undefined && id !== null);

/** 403 when one of the folders is of another school. One that does not exist is left to Strapi to refuse. */
export async function refuseForeignFolders(
  strapi: Core.Strapi,
  library: EditorLibrary,
  ids: unknown,
): Promise<void> {
  const rows: Row[] = await strapi.db
    .query(FOLDER)
    .findMany({ select: ['id', 'path'], where: { id: { $in: toIds(ids) } } });
  if (rows.some(({ path }) => !isOwn(library, path))) throw new errors.ForbiddenError();
}

/** The folder of a school itself is neither renamed, moved nor deleted by its editors: the fence stands on it. */
export function refuseSchoolFolders({ folders }: EditorLibrary, ids: unknown): void {
  const asked = toIds(ids).map(Number);
  if (folders.some(({ id }) => asked.includes(id)))
    throw new errors.ForbiddenError('Le dossier de l’école ne se modifie pas.');
}

export async function refuseForeignFiles(
  strapi: Core.Strapi,
  library: EditorLibrary,
  ids: unknown,
): Promise<void> {
  const rows: { folderPath: string }[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['folderPath'], where: { id: { $in: toIds(ids) } } });
  if (rows.some(({ folderPath }) => !isOwn(library, folderPath))) throw new errors.ForbiddenError();
}

/** ACC-04: 403 for a picture that somebody else has added, where the role keeps to its own. */
export async function refuseOthersFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const editor = currentEditor(strapi);
  if (!editor || !keepsToOwnPictures(editor) || ids.length === 0) return;
  const rows: { createdBy?: { id: number } | null }[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['id'], where: { id: { $in: ids } }, populate: { createdBy: { select: ['id'] } } });
  if (rows.some(({ createdBy }) => createdBy?.id !== editor.id))
    throw new errors.ForbiddenError(OTHERS_PICTURE);
}

/** ACC-04: folders are for whoever sees to all pictures of the school. */
export function refuseFolders(strapi: Core.Strapi, folderIds: unknown): void {
  const editor = currentEditor(strapi);
  if (editor && keepsToOwnPictures(editor) && toIds(folderIds).length > 0) throw new errors.ForbiddenError();
}

/** Where "the root" leads for an editor. */
export function homeOf({ home }: EditorLibrary): SchoolFolder {
  if (!home) throw new errors.ValidationError('Choisissez un dossier de l’école.');
  return home;
}
