import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { COLOURS } from '@meridia/covers/palette';
import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import type { SiteKey } from '@meridia/domain/sites';
import { readEnvironment } from '../src/env';
import { keepMedia } from '../src/media/media-folder';
import { FILE, schoolFolders } from '../src/media/school-folders';
import type { SchoolFolder } from '../src/media/school-folders.rules';
import { inParallel } from './in-parallel';

export type SeedImage = { name: string; svg: string; alt: string };

const PARALLEL = 2;
const TYPE = 'image/webp';
const THUMBNAIL_WIDTH = 245;
// At effort 4 a file is 3 % smaller and takes three times as long.
const ENCODING = { quality: 82, effort: 2 };

async function keep(pixels: sharp.Sharp, name: string) {
  const { data, info } = await pixels.webp(ENCODING).toBuffer({ resolveWithObject: true });
  const url = await keepMedia(readEnvironment().MEDIA_DIR, data, TYPE);
  const { width, height, size } = info;
  return {
    name,
    hash: name,
    ext: '.webp',
    mime: TYPE,
    url,
    width,
    height,
    size: size / 1000,
    sizeInBytes: size,
  };
}

/**
 * The entry that an upload would make, with the same derived widths. The art is drawn once and every width made from its
 * pixels: Strapi would decode the file again for each, four times slower over all covers.
 */
async function addImage(
  strapi: Core.Strapi,
  folder: SchoolFolder,
  { name, svg, alt }: SeedImage,
): Promise<number> {
  const drawn = sharp(Buffer.from(svg))
    .resize({ width: IMAGE_WIDTHS.xxl })
    .flatten({ background: COLOURS.papier });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { xxl: _original, ...smaller } = IMAGE_WIDTHS;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const formats = await Promise.all(
    Object.entries({ ...smaller, thumbnail: THUMBNAIL_WIDTH }).map(async ([key, width]) => {
      const format = await keep(sharp(data, { raw }).resize({ width }), `${key}_${name}`);
      return [key, { ...format, path: null }];
    }),
  );
  const file = await keep(sharp(data, { raw }), name);
  const { id } = await strapi.db.query(FILE).create({
    data: {
      ...file,
      alternativeText: alt,
      formats: Object.fromEntries(formats),
      provider: strapi.config.get('plugin::upload.provider', 'local'),
      folder: folder.id,
      folderPath: folder.path,
    },
  });
  return id;
}

/** Draws and adds the images that the school's folder lacks; answers the id of each by name. */
export async function loadImages(strapi: Core.Strapi, site: SiteKey, images: readonly SeedImage[]) {
  const folder = (await schoolFolders(strapi)).find((one) => one.site === site);
  if (!folder) throw new Error(`The media library has no folder for ${site}.`);
  const known: { id: number; name: string }[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['id', 'name'] });
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  const missing = images.filter(({ name }) => !ids.has(name));
  await inParallel(missing, PARALLEL, async (image) => {
    ids.set(image.name, await addImage(strapi, folder, image));
  });
  return { ids, written: missing.length };
}
