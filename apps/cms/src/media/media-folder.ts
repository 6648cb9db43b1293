import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readEnvironment } from '../env';
import { mediaName } from './media-files';

type UploadedFile = { mime: string; url: string; buffer?: Buffer; stream?: Readable };

async function readContent(file: UploadedFile): Promise<Buffer> {
  if (file.buffer) return file.buffer;
  if (file.stream) return buffer(file.stream);
  throw new errors.ApplicationError('Fichier vide.');
}

/** Writes a file under the name its content gives it; null when the content is not what the type says. */
export async function keepMedia(folder: string, content: Buffer, type: string): Promise<string | null> {
  const name = await mediaName(content, type);
  if (!name) return null;

  await mkdir(folder, { recursive: true });
  // A name of its own: the same content may be kept twice at once.
  const temporary = path.join(folder, `.${name}.${randomUUID()}`);
  await writeFile(temporary, content);
  // A reader sees the whole file or none.
  await rename(temporary, path.join(folder, name));
  return `/media/${name}`;
}

/**
 * Media live in a folder shared with the site, which answers them at /media/{name} also when this service is stopped.
 * Strapi lower-cases the path of a provider, so a provider of the project's own replaces the functions of the loaded one.
 */
export function storeMediaInFolder(strapi: Core.Strapi): void {
  const folder = readEnvironment().MEDIA_DIR;

  async function store(file: UploadedFile): Promise<void> {
    const url = await keepMedia(folder, await readContent(file), file.mime);
    if (!url)
      throw new errors.ApplicationError('Le contenu du fichier n’est pas celui d’une image ou d’un PDF.');
    file.url = url;
  }

  // Pages cached by the site, and other documents, may name the same content: files are never removed here.
  const provider = { upload: store, uploadStream: store, delete: async () => undefined };
  Object.assign(strapi.plugin('upload').provider, provider);
}
