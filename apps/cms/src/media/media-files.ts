import { createHash } from 'node:crypto';
import { mediaExtension, type MediaExtension } from '@meridia/domain/media';
import { readHeader } from './picture-header';

const NAME_LENGTH = 32;
const FORMATS: Record<string, MediaExtension> = { jpeg: '.jpg', png: '.png', webp: '.webp', heif: '.avif' };

async function decodedExtension(content: Buffer): Promise<MediaExtension | undefined> {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return '.pdf';
  const header = await readHeader(content);
  return header ? FORMATS[header.format] : undefined;
}

/**
 * The name of a file is the hash of its content, so that it can be cached for ever; null when the content is not what the
 * type says: an image is recognised by its header, a name or a declared type proves nothing.
 */
export async function mediaName(content: Buffer, type: string): Promise<string | null> {
  const extension = mediaExtension(type);
  if (!extension || (await decodedExtension(content)) !== extension) return null;
  return `${createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH)}${extension}`;
}
