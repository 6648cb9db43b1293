import { mediaType } from '@meridia/domain/media';

const ONE_YEAR_SECONDS = 31_536_000;
const ONE_DAY_SECONDS = 86_400;

export type MediaHeaders = { 'Content-Type': string; 'Cache-Control': string; ETag: string };

/**
 * A name is the hash of its content: what it names never changes. It may be erased (PIC-05): whoever keeps it for others, as the edge does,
 * asks again after a day. Null for a name the content service does not give.
 */
export function mediaHeaders(name: string): MediaHeaders | null {
  const contentType = mediaType(name);
  if (contentType === null) return null;
  return {
    'Content-Type': contentType,
    'Cache-Control': `public, max-age=${ONE_YEAR_SECONDS}, s-maxage=${ONE_DAY_SECONDS}, immutable`,
    ETag: `"${name}"`,
  };
}

/** Whether the visitor has this content already. */
export function isKnown({ ETag }: MediaHeaders, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(ETag) || tags.includes('*');
}
