import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { COLOURS } from '@meridia/covers/palette';
import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { inParallel } from './in-parallel';

export type SeedImage = { name: string; svg: string; alt: string };

const FILES = 'plugin::upload.file';
const PARALLEL = 2;
const QUALITY = 82;

async function upload(strapi: Core.Strapi, folder: string, { name, svg, alt }: SeedImage): Promise<number> {
  const filename = `${name}.webp`;
  const filepath = path.join(folder, filename);
  await sharp(Buffer.from(svg))
    .resize({ width: IMAGE_WIDTHS.xxl })
    .flatten({ background: COLOURS.papier })
    .webp({ quality: QUALITY })
    .toFile(filepath);
  const { size } = await stat(filepath);
  const [file] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText: alt } },
      files: { filepath, originalFilename: filename, mimetype: 'image/webp', size },
    });
  return file.id;
}

/** Draws and uploads the images that the library lacks; answers the id of each by name. */
export async function loadImages(strapi: Core.Strapi, images: readonly SeedImage[]) {
  const known: { id: number; name: string }[] = await strapi.db
    .query(FILES)
    .findMany({ select: ['id', 'name'] });
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  const missing = images.filter(({ name }) => !ids.has(name));

  const folder = await mkdtemp(path.join(tmpdir(), 'meridia-covers-'));
  try {
    await inParallel(missing, PARALLEL, async (image) => {
      ids.set(image.name, await upload(strapi, folder, image));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { ids, written: missing.length };
}
