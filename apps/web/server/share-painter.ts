import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { mediaType } from '@meridia/domain/media';
import type { ShareArt, ShareCard } from '@/features/seo/share/share-card.model';
import { spiresArt } from '@/features/seo/share/share-card';
import { TINT_COLOURS } from '@/features/seo/share/share-colours';
import { frameDrawing, shareDrawing } from '@/features/seo/share/share-drawing';
import { ART_BOX, FRAMED_BOX, LOGO } from '@/features/seo/share/share-layout';
import { describeError, log } from '@/lib/log';

const MEDIA = '/media/';
/** Flat tints and letters: the colours keep all their pixels. The slower encoder (mozjpeg) takes fifteen times as long and saves nothing here. */
const ENCODING = { quality: 86, chromaSubsampling: '4:4:4' } as const;
/** SVG is drawn at this many dots for 72 of its units, then made smaller. */
const DENSITY = 144;

/** `isComplete`: with all of its art; one without it is for now only. */
export type Painted = { bytes: Buffer; isComplete: boolean };

type Options = {
  /** A file of the site by its address. */
  readSiteFile: (address: string) => Buffer | undefined;
  mediaFolder: string;
};

// One drawing takes one core; the others are for the visitors. What was drawn is kept elsewhere.
sharp.concurrency(1);
sharp.cache(false);

/** Draws share images, off the event loop. */
export function createSharePainter({ readSiteFile, mediaFolder }: Options) {
  /** Only what the site serves itself: the address may be an editor's. */
  async function read(url: string): Promise<Buffer | null> {
    const [address = ''] = url.split('?');
    if (!address.startsWith(MEDIA)) return readSiteFile(address) ?? null;
    const name = address.slice(MEDIA.length);
    return mediaType(name) === null ? null : readFile(path.join(mediaFolder, name));
  }

  async function logoLayer({ logo }: ShareCard['school']): Promise<OverlayOptions | null> {
    const file = logo && (await read(logo.url));
    // Its words would be drawn in whatever font the machine has: the name is written in ours instead.
    if (!logo || !file || file.includes('<text')) return null;
    const { maxWidth, height } = LOGO;
    const { data, info } = await sharp(file, { density: DENSITY * 2 })
      .resize({ width: maxWidth, height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { input: data, left: LOGO.left, top: LOGO.bottom - info.height };
  }

  async function pictureLayers(
    art: Extract<ShareArt, { kind: 'picture' }>,
    tint: string,
  ): Promise<OverlayOptions[]> {
    const file = await read(art.url);
    if (!file) throw new Error(`${art.url} is not there`);
    const { left, top, width, height } = art.isInk ? FRAMED_BOX : ART_BOX;
    const isDrawn = art.url.includes('.svg');
    const fit = art.isWhole ? 'contain' : 'cover';
    const background = art.isInk ? '#ffffff' : tint;
    const input = await sharp(file, isDrawn ? { density: DENSITY } : {})
      .resize({ width, height, fit, background, position: 'centre' })
      .flatten({ background })
      .png({ compressionLevel: 1 })
      .toBuffer();
    if (!art.isInk) return [{ input, left, top }];
    return [
      { input, left, top, blend: 'multiply' },
      { input: Buffer.from(frameDrawing()), left, top },
    ];
  }

  async function layersOf({ art, tint }: ShareCard) {
    if (art.kind === 'picture')
      return { pieces: null, pictures: await pictureLayers(art, TINT_COLOURS[tint]) };
    const pieces = await read(art.pieces);
    if (!pieces) throw new Error(`${art.pieces} is not there`);
    return { pieces: pieces.toString(), pictures: [] };
  }

  async function draw(card: ShareCard): Promise<Buffer> {
    const [{ pieces, pictures }, logo] = await Promise.all([layersOf(card), logoLayer(card.school)]);
    const svg = shareDrawing(card, { pieces, hasLogo: logo !== null });
    return sharp(Buffer.from(svg))
      .composite([...pictures, ...(logo ? [logo] : [])])
      .flatten()
      .jpeg(ENCODING)
      .toBuffer();
  }

  return async (card: ShareCard): Promise<Painted> => {
    try {
      return { bytes: await draw(card), isComplete: true };
    } catch (error) {
      // A file that cannot be read must not cost the page its image: the ornament of the site stands in for now.
      log.error('share image without its art', { art: card.art.kind, ...describeError(error) });
      const plain = { ...card, art: spiresArt(), school: { ...card.school, logo: null } };
      return { bytes: await draw(plain), isComplete: false };
    }
  };
}
