import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The only kinds of file the school publishes; SVG and HTML run scripts and are refused. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'application/pdf': '.pdf',
};
const FORMATS: Record<string, string> = { jpeg: '.jpg', png: '.png', webp: '.webp', heif: '.avif' };
const MEDIA_NAME = /^[a-f0-9]{32}\.(?:jpg|png|webp|avif|pdf)$/;

export function isMediaName(name: string): boolean {
  return MEDIA_NAME.test(name);
}

export function mediaType(name: string): string | undefined {
  return Object.keys(EXTENSIONS).find((type) => name.endsWith(EXTENSIONS[type] ?? '-'));
}

async function decodedExtension(content: Buffer): Promise<string | undefined> {
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
  const extension = EXTENSIONS[type];
  if (!extension || (await decodedExtension(content)) !== extension) return null;
  return `${createHash('sha256').update(content).digest('hex').slice(0, 32)}${extension}`;
}
