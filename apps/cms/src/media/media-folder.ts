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

const isPicture = ({ mime }: Pick<UploadedFile, 'mime'>) => mime.startsWith('image/');

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

/** What the provider that is loaded does beside storing files. */
const STRAPIS_OWN = new Set(['checkFileSize']);

/**
 * PIC-02: media live in a folder shared with the site, which answers them at /media/{name} also when this service is stopped.
 * Strapi lower-cases the path of a provider, so the functions of the loaded one are replaced: every one that it has.
 */
export function storeMediaInFolder(strapi: Core.Strapi): void {
  const folder = readEnvironment().MEDIA_DIR;

  async function store(file: UploadedFile): Promise<void> {
    const url = await keepMedia(folder, await readContent(file), file.mime);
    if (!url)
      throw new errors.ApplicationError('Le contenu du fichier n’est pas celui d’une image ou d’un PDF.');
    file.url = url;
  }

  /** A page that shows a picture cannot show a document in its place. */
  async function replace(file: UploadedFile, former: Pick<UploadedFile, 'mime'>): Promise<void> {
    if (isPicture(file) !== isPicture(former))
      throw new errors.ApplicationError('Une image se remplace par une image, un PDF par un PDF.');
    await store(file);
  }

  const ours = {
    ...{ upload: store, uploadStream: store, replace, replaceStream: replace },
    // Pages cached by the site, and other documents, may name the same content: the sweep removes what nothing names (sweep-media.ts).
    delete: async () => undefined,
  };
  const { provider } = strapi.plugin('upload');
  const unknown = Object.keys(provider).filter((name) => !(name in ours) && !STRAPIS_OWN.has(name));
  // One that is left would write where the site does not look.
  if (unknown.length > 0)
    throw new Error(`Strapi stores files otherwise: ${unknown.join(', ')} is not known`);
  Object.assign(provider, ours);
}
