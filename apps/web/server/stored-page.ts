import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FeedPoint } from '@/store/feed-marks';

/** What the policy of a page allows beyond the constants of the site. */
export type PagePolicy = {
  frameOrigins: readonly string[];
  hasFormThatLeaves: boolean;
  /** Who may show it in a frame, besides the site itself: for previews, where editors work. */
  framedBy?: string;
};

type Dependences = { tags: readonly string[]; day: string | null };

/** What is known of a page besides its bytes. */
export type PageFacts = {
  status: number;
  /** What it is, when it is not a page to look at: `application/xml`. */
  type?: string;
  /** Of its content: the same in every encoding. */
  hash: string;
  policy: PagePolicy;
  /** Where the feed was when the page began to be made. */
  point: FeedPoint;
  about: Dependences;
  around: Dependences;
  /** The answers that it was made of, by name, and what each said; null: it cannot be told. */
  answers: readonly (readonly [name: string, hash: string])[] | null;
  /** When something on it comes or goes, by the clock (ms); null: never. */
  turnsAt: number | null;
  /** Lacks a part, or has an old one: to be made again soon, by the clock (ms). */
  renewAt: number | null;
  /** Lacks a part. */
  isIncomplete: boolean;
  isBrief: boolean;
};

export type StoredPage = PageFacts & { gzip: Buffer; br: Buffer; brQuality: number };

export const isFailure = (page: StoredPage | null): boolean => page !== null && page.status >= 500;

const zip = promisify(gzip);
const pack = promisify(brotliCompress);

/** 3 ms for a page, against 650 at the best quality: that one is for pages that stay in demand. */
const FIRST_QUALITY = 6;
const BEST_QUALITY = 11;

const packAt = (html: Buffer, quality: number) =>
  pack(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });

export async function toStoredPage(
  body: string | Buffer,
  facts: Omit<PageFacts, 'hash'>,
): Promise<StoredPage> {
  const plain = Buffer.from(body);
  const [zipped, packed] = await Promise.all([zip(plain, { level: 6 }), packAt(plain, FIRST_QUALITY)]);
  const hash = createHash('sha1').update(plain).digest('base64url').slice(0, 16);
  return { ...facts, hash, gzip: zipped, br: packed, brQuality: FIRST_QUALITY };
}

export const plainBytes = (page: StoredPage): Buffer => gunzipSync(page.gzip);

const GZIP_LENGTH_BYTES = 4;

/** The length of its bytes before compression: gzip ends with it (RFC 1952). */
export const plainLength = ({ gzip: zipped }: StoredPage): number =>
  zipped.readUInt32LE(zipped.length - GZIP_LENGTH_BYTES);

export const isPackedBest = ({ brQuality }: StoredPage): boolean => brQuality === BEST_QUALITY;

/** The same page, as small as it gets; itself when it is already. */
export async function packedBest(page: StoredPage): Promise<StoredPage> {
  if (isPackedBest(page)) return page;
  return { ...page, br: await packAt(plainBytes(page), BEST_QUALITY), brQuality: BEST_QUALITY };
}

/** What a page takes of the memory: its bytes, and about as much as its facts take as text. */
export function weightOf({ gzip: zipped, br, about, around, answers }: StoredPage): number {
  const tags = [...about.tags, ...around.tags, ...(answers ?? []).flat()].join('').length;
  return zipped.length + br.length + tags + 500;
}

const LENGTH_BYTES = 4;

/** Facts, then the two sets of bytes, each after its length. */
export function encodePage({ gzip: zipped, br, ...facts }: StoredPage): Buffer {
  const parts = [Buffer.from(JSON.stringify(facts)), zipped, br];
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(part.length);
      return [length, part];
    }),
  );
}

/** Null for bytes that are no page. */
export function decodePage(bytes: Buffer): StoredPage | null {
  try {
    const parts: Buffer[] = [];
    for (let start = 0; start < bytes.length;) {
      const end = start + LENGTH_BYTES + bytes.readUInt32BE(start);
      if (end > bytes.length) return null;
      parts.push(bytes.subarray(start + LENGTH_BYTES, end));
      start = end;
    }
    const [facts, zipped, br] = parts;
    if (!facts || !zipped || !br) return null;
    const known = JSON.parse(facts.toString()) as PageFacts & { brQuality: number };
    return { ...known, gzip: Buffer.from(zipped), br: Buffer.from(br) };
  } catch {
    return null;
  }
}
