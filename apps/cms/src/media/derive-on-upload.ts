import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { reading, UnreadablePictureError } from './decode-picture';
import { deriveCopies, type DerivedCopy } from './derived-copies';
import { oneAtATime } from './one-at-a-time';
import { openPicture, readHeader, refuseTooManyPixels, type PictureHeader } from './picture-header';

type UploadedImage = {
  name: string;
  hash: string;
  path?: string;
  filepath?: string;
  getStream: () => Readable;
};

const TYPE = { ext: '.webp', mime: 'image/webp' };
/** Of what a camera wrote: only its copies, which are smaller, are shown. */
const ORIGINAL_QUALITY = 90;

const readContent = (file: UploadedImage): Promise<Buffer> => buffer(file.getStream());

const readHeaderOf = async (file: UploadedImage) => readHeader(file.filepath ?? (await readContent(file)));

/** Whatever the way in, Strapi asks this of a file before anything else: the pixels are counted before they are decoded. */
async function isImage(file: UploadedImage): Promise<boolean> {
  const header = await readHeaderOf(file);
  if (header) refuseTooManyPixels(file.name, header);
  return header !== null;
}

/** As it is seen: a telephone writes its pictures lying, with a note that says so. */
async function getDimensions(file: UploadedImage): Promise<{ width: number; height: number }> {
  const header = await readHeaderOf(file);
  if (!header) throw new errors.ApplicationError(unreadable(file));
  return header.autoOrient;
}

const unreadable = ({ name }: UploadedImage) =>
  `« ${name} » ne peut pas être lue : l’image est abîmée ou incomplète.`;

async function whileDecoding<Result>(file: UploadedImage, task: () => Promise<Result>): Promise<Result> {
  try {
    return await oneAtATime(task);
  } catch (error) {
    if (error instanceof UnreadablePictureError) throw new errors.ApplicationError(unreadable(file));
    throw error;
  }
}

/** Where and by whom it was taken (EXIF, XMP, IPTC): what a school publishes does not say so. */
const isPersonal = ({ exif, xmp, iptc, pages = 1 }: PictureHeader) =>
  pages === 1 && Boolean(exif ?? xmp ?? iptc);

const ENCODERS: Partial<Record<PictureHeader['format'], (pixels: sharp.Sharp) => sharp.Sharp>> = {
  jpeg: (pixels) => pixels.jpeg({ quality: ORIGINAL_QUALITY }),
  png: (pixels) => pixels.png(),
  webp: (pixels) => pixels.webp({ quality: ORIGINAL_QUALITY }),
};

async function isOptimizableImage(file: UploadedImage): Promise<boolean> {
  const header = await readHeaderOf(file);
  return header !== null && header.format in ENCODERS && isPersonal(header);
}

/** The original without what it says of persons, and upright; any other is kept as it came. */
async function optimize(file: UploadedImage) {
  const header = await readHeaderOf(file);
  const encode = header && ENCODERS[header.format];
  if (!encode) return file;
  const content = await readContent(file);
  const data = await whileDecoding(file, () => reading(encode(openPicture(content)).toBuffer()));
  return {
    ...file,
    filepath: undefined,
    size: data.byteLength / 1000,
    sizeInBytes: data.byteLength,
    getStream: () => Readable.from([data]),
  };
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

async function generateResponsiveFormats(file: UploadedImage) {
  const content = await readContent(file);
  const copies = await whileDecoding(file, () => deriveCopies(content));
  return copies.map((copy) => toFormat(file, copy));
}

/** What Strapi asks of an image as it is uploaded; a thumbnail is among the copies, upright. */
const MANIPULATION = {
  isImage,
  isResizableImage: isImage,
  // Strapi would decode it once more to find out: its copies tell.
  isFaultyImage: async () => false,
  isOptimizableImage,
  optimize,
  getDimensions,
  generateThumbnail: async () => null,
  generateResponsiveFormats,
};

/** An uploaded image gets the copies that the site shows, instead of those that Strapi would make. */
export function deriveOnUpload(strapi: Core.Strapi): void {
  // Strapi bounds its own copy of the library only.
  sharp.cache(false);
  sharp.concurrency(1);
  const service: Record<string, unknown> = strapi.plugin('upload').service('image-manipulation');
  const missing = Object.keys(MANIPULATION).filter((name) => typeof service[name] !== 'function');
  // Under another name ours would never be asked, and pictures would appear raw without a word.
  if (missing.length > 0) throw new Error(`Strapi derives images otherwise: it lacks ${missing.join(', ')}`);
  Object.assign(service, MANIPULATION);
}
