import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { mediaExtension, type MediaExtension } from '@meridia/domain/media';

const NAME_LENGTH = 32;
const FORMATS: Record<string, MediaExtension> = { jpeg: '.jpg', png: '.png', webp: '.webp', heif: '.avif' };

async function decodedExtension(content: Buffer): Promise<MediaExtension | undefined> {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return '.pdf';
  try {
    const { format } = await sharp(content).metadata();
    return FORMATS[format];
  } catch {
    return undefined;
  }
}

/**
 * The name of a file is the hash of its content, so that it can be cached for ever; null when the content is not what the
 * type says: an image is decoded, a name or a header proves nothing.
 */
export async function mediaName(content: Buffer, type: string): Promise<string | null> {
  const extension = mediaExtension(type);
  if (!extension || (await decodedExtension(content)) !== extension) return null;
  return `${createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH)}${extension}`;
}
