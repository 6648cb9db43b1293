import type { Channels } from 'sharp';
import { openPicture } from './picture-header';

export type Size = { width: number; height: number };
export type Pixels = Size & { data: Buffer; channels: Channels };

/** A picture that ends before its last pixel, or holds what its header does not say. */
export class UnreadablePictureError extends Error {}

export async function reading<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding;
  } catch (error) {
    throw new UnreadablePictureError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The pixels of a picture, upright and without a hole, which would show the ground of a page. All its copies are made of them: it is
 * as large as the largest needs (each side of `needed` is reached), or as it came.
 */
export async function decodeWithin(content: Buffer, own: Size, needed: Size): Promise<Pixels> {
  const scale = Math.min(1, Math.max(needed.width / own.width, needed.height / own.height));
  const upright = openPicture(content).flatten({ background: 'white' });
  const width = Math.round(own.width * scale);
  const height = Math.max(1, Math.round(own.height * scale));
  const shrunk = scale < 1 ? upright.resize({ width, height, fit: 'fill' }) : upright;
  const { data, info } = await reading(
    shrunk.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height, channels: info.channels };
}
