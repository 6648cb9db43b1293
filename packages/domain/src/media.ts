/** Kinds of file that the school publishes, by extension; SVG and HTML run scripts and are not among them. */
export const MEDIA_TYPES = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
} as const;

export type MediaExtension = keyof typeof MEDIA_TYPES;

/** A file is named by the first half of the SHA-256 of its content, so that it can be cached for ever. */
const MEDIA_NAME = /^[a-f0-9]{32}(\.[a-z]+)$/;

function isMediaExtension(value: string | undefined): value is MediaExtension {
  return value !== undefined && Object.hasOwn(MEDIA_TYPES, value);
}

/** The content type of a media file by its name; null for any other name, `..` and `/` included. */
export function mediaType(name: string): string | null {
  const extension = MEDIA_NAME.exec(name)?.[1];
  return isMediaExtension(extension) ? MEDIA_TYPES[extension] : null;
}

export function mediaExtension(type: string): MediaExtension | null {
  const found = Object.keys(MEDIA_TYPES).find(
    (extension) => isMediaExtension(extension) && MEDIA_TYPES[extension] === type,
  );
  return isMediaExtension(found) ? found : null;
}

/** Names of the copies of an image printed in ink, for the tint of a page: `ink-xs`, `ink-sm`… */
export const INK_COPY_PREFIX = 'ink-';
