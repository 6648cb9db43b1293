import { readFile } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import sharp, { type Metadata } from 'sharp';
import { avifPixels } from './avif-size.rules';

/** A camera of 2026 has up to 50 megapixels; the largest copy of the site has one and a half. */
const MAX_MEGAPIXELS = 50;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

const figure = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, roundingMode: 'ceil' });

/** `pixels`: of all images of the file together. */
export type PictureHeader = Metadata & { pixels: number };

async function countPixels(source: Buffer | string, header: Metadata): Promise<number | null> {
  const { format, width, height, pages = 1 } = header;
  const told = width * height * pages;
  if (format !== 'heif') return told;
  const coded = avifPixels(typeof source === 'string' ? await readFile(source) : source);
  return coded && Math.max(coded, told);
}

/** What a picture says of itself, without decoding it; null for what is no picture of a kind that the site shows. */
export async function readHeader(source: Buffer | string): Promise<PictureHeader | null> {
  try {
    // Without a limit: one that is too large is to be named as such.
    const header = await sharp(source, { limitInputPixels: false }).metadata();
    const pixels = FORMATS.includes(header.format) ? await countPixels(source, header) : null;
    return pixels === null ? null : { ...header, pixels };
  } catch {
    return null;
  }
}

/** PIC-01: a file of 27 kB may hold 225 megapixels, which are gigabytes once decoded. Each image of an animation counts. */
export function refuseTooManyPixels(name: string, { width, height, pages = 1, pixels }: PictureHeader): void {
  if (pixels <= MAX_PIXELS) return;
  const size = `${figure.format(width)} × ${figure.format(height)}${pages > 1 ? `, ${figure.format(pages)} images` : ''}`;
  throw new errors.PayloadTooLargeError(
    `« ${name} » compte ${figure.format(pixels / 1_000_000)} millions de pixels (${size}) : le maximum est de ${MAX_MEGAPIXELS} millions. Réduisez l’image, puis envoyez-la de nouveau.`,
  );
}

/** The only way to the pixels of a file: upright, whatever the camera wrote, and within the limit. */
export function openPicture(content: Buffer): sharp.Sharp {
  return sharp(content, { limitInputPixels: MAX_PIXELS }).autoOrient();
}
