import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { mediaType } from '@meridia/domain/media';
import { withinMs } from '@meridia/telemetry/within-ms';
import { readEnvironment } from '../env';
import { FILE } from './school-folders';

type Stored = { url?: unknown };
type FileData = Stored & { formats?: Record<string, Stored> | null };
type FileEvent = { params: { data?: FileData } };

const PREFIX = '/media/';
/** Less than a reading of the figures waits for it. */
const PATIENCE_MS = 500;

async function isStored(folder: string, { url }: Stored): Promise<boolean> {
  const name = typeof url === 'string' && url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  if (mediaType(name) === null) return false;
  return stat(path.join(folder, name)).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * PIC-02: a picture is entered in the library only when it and all its copies are where the site reads them. Whatever wrote them
 * elsewhere (a provider of a later Strapi, a folder that is not mounted) is an error of this upload, not of the page that shows it.
 */
export function requireStoredMedia(strapi: Core.Strapi): void {
  const folder = readEnvironment().MEDIA_DIR;
  const check = async ({ params: { data } }: FileEvent) => {
    if (data?.url === undefined) return;
    const files = [data, ...Object.values(data.formats ?? {})];
    const found = await Promise.all(files.map((file) => isStored(folder, file)));
    const missing = files.filter((_, index) => !found[index]).map(({ url }) => String(url));
    if (missing.length > 0) throw new Error(`Not in the folder of media: ${missing.join(', ')}`);
  };
  strapi.db.lifecycles.subscribe({ models: [FILE], beforeCreate: check, beforeUpdate: check });
}

/**
 * Whether the folder is the one that the site reads: it may be written to, and the picture that came last is in it. A disk that is not
 * mounted leaves an empty folder that takes every upload; one of the network may hang, which is told as not there.
 */
export async function isMediaFolderUp(strapi: Core.Strapi): Promise<boolean> {
  const folder = readEnvironment().MEDIA_DIR;
  const last: Stored | undefined = await strapi.db.connection('files').orderBy('id', 'desc').first('url');
  const isUp = await withinMs(PATIENCE_MS, async () => {
    await access(folder, constants.W_OK | constants.X_OK);
    return !last || isStored(folder, last);
  });
  return isUp ?? false;
}
