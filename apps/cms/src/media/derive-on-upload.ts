import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { deriveCopies, type DerivedCopy } from './derived-copies';

type UploadedImage = { name: string; hash: string; path?: string; getStream: () => Readable };

const TYPE = { ext: '.webp', mime: 'image/webp' };

function readContent(file: UploadedImage): Promise<Buffer> {
  return buffer(file.getStream());
}

/** Strapi knows AVIF by another name than its decoder, and would keep it without a size. */
async function isImage(file: UploadedImage): Promise<boolean> {
  try {
    const { format } = await sharp(await readContent(file)).metadata();
    return ['jpeg', 'png', 'webp', 'heif'].includes(format);
  } catch {
    return false;
  }
}

/** As it is seen: a telephone writes its pictures lying, with a note that says so. */
async function getDimensions(file: UploadedImage): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(await readContent(file)).metadata();
  return autoOrient;
}

function toFormat({ name, hash, path }: UploadedImage, { key, data, width, height }: DerivedCopy) {
  const size = data.byteLength;
  const file = {
    ...{ ...TYPE, name: `${key}_${name}`, hash: `${key}_${hash}`, path: path ?? null },
    ...{ width, height, size: size / 1000, sizeInBytes: size },
    getStream: () => Readable.from([data]),
  };
  return { key, file };
}

/** What Strapi asks of an image as it is uploaded; a thumbnail is among the copies, upright. */
const MANIPULATION = {
  isImage,
  isResizableImage: isImage,
  getDimensions,
  generateThumbnail: async () => null,
  generateResponsiveFormats: async (file: UploadedImage) =>
    (await deriveCopies(await readContent(file))).map((copy) => toFormat(file, copy)),
};

/** An uploaded image gets the copies that the site shows, instead of those that Strapi would make. */
export function deriveOnUpload(strapi: Core.Strapi): void {
  const service: Record<string, unknown> = strapi.plugin('upload').service('image-manipulation');
  const missing = Object.keys(MANIPULATION).filter((name) => typeof service[name] !== 'function');
  // Under another name ours would never be asked, and pictures would appear raw without a word.
  if (missing.length > 0) throw new Error(`Strapi derives images otherwise: it lacks ${missing.join(', ')}`);
  Object.assign(service, MANIPULATION);
}
