import sharp from 'sharp';
import { COLOURS } from '@meridia/covers/palette';
import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { INK_COPY_PREFIX } from '@meridia/domain/media';
import { decodeWithin, type Pixels, type Size } from './decode-picture';
import { isDrawing, printInInk, spreadTones } from './ink-tones.rules';
import { MAX_PIXELS, openPicture } from './picture-header';

export type DerivedCopy = { key: string; data: Buffer; width: number; height: number };

const LARGEST = IMAGE_WIDTHS.xxl;
/** At the effort by default a file is 3 % smaller and takes three times as long. */
const ENCODING = { quality: 75, effort: 2 };
/** WebP knows no more in either direction. */
const MAX_SIDE = 16_383;
/** What the media library shows. */
const THUMBNAIL = { width: 245, height: 156, fit: 'inside', withoutEnlargement: true } as const;
/** A panorama or a strip is cut to these: in a frame of the site, as wide as its copy, it would be a few pixels high. */
const RATIO = { min: 9 / 16, max: 21 / 9 };
/** Beyond, the grain is stretched too, and is smoothed first, over so many pixels. */
const CLEAN_STRETCH = 1.6;
const GRAIN = 3;
const SAMPLE = 256;

const INK = [COLOURS.encre.slice(1, 3), COLOURS.encre.slice(3, 5), COLOURS.encre.slice(5, 7)].map((hex) =>
  Number.parseInt(hex, 16),
) as [number, number, number];

const from = ({ data, ...raw }: Pixels) => sharp(data, { raw, limitInputPixels: MAX_PIXELS });

/** The widths of CONST-02 that the picture reaches; the last is its own when it lies between two of them. */
function copyWidths(own: number): [key: string, width: number][] {
  const widths = Object.entries(IMAGE_WIDTHS);
  const reached = widths.filter(([, width]) => width <= own);
  const next = widths[reached.length];
  const last = reached.at(-1)?.[1] ?? 0;
  return next && last < own ? [...reached, [next[0], own]] : reached;
}

/** One after the other: six at once would take every thread of the process that reads files. */
async function copiesOf(pixels: Pixels, own: number, prefix = ''): Promise<DerivedCopy[]> {
  const copies: DerivedCopy[] = [];
  for (const [key, width] of copyWidths(own)) {
    const copy = from(pixels).resize({ width, height: MAX_SIDE, fit: 'inside' }).webp(ENCODING);
    const { data, info } = await copy.toBuffer({ resolveWithObject: true });
    copies.push({ key: `${prefix}${key}`, data, width: info.width, height: info.height });
  }
  return copies;
}

/** What a frame of the site shows of a picture. */
function inkFrame(size: Size): Size {
  const ratio = Math.min(RATIO.max, Math.max(RATIO.min, size.width / size.height));
  const width = Math.round(Math.min(LARGEST, size.width, size.height * ratio));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}

async function inkCopies(pixels: Pixels, frame: Size): Promise<DerivedCopy[]> {
  const greys = (isSmoothed: boolean) => {
    const grey = from(pixels)
      .resize({ ...frame, position: 'attention' })
      .greyscale();
    return (isSmoothed ? grey.median(GRAIN) : grey).raw().toBuffer();
  };
  const first = await greys(false);
  const { tones, stretch } = spreadTones(first);
  const isGrainy = stretch > CLEAN_STRETCH && Math.min(frame.width, frame.height) >= GRAIN;
  const grey = isGrainy ? await greys(true) : first;
  const printed = Buffer.from(printInInk(grey, tones, INK).buffer);
  return copiesOf({ ...frame, data: printed, channels: 3 }, frame.width, INK_COPY_PREFIX);
}

/** Of the picture as it came: made smaller, a drawing has the colours between its own as well. */
async function looksDrawn(content: Buffer, pixels: Pixels, size: Size): Promise<boolean> {
  const isWhole = pixels.width === size.width && pixels.height === size.height;
  const picture = isWhole ? from(pixels) : openPicture(content).flatten({ background: 'white' });
  const sample = picture.resize({ width: SAMPLE, height: SAMPLE, fit: 'inside', kernel: 'nearest' });
  return isDrawing(await sample.toColourspace('srgb').removeAlpha().raw().toBuffer());
}

/**
 * What the site shows of an uploaded picture: in ink, at the widths of CONST-02. A drawing has copies in its own colours as
 * well, since they may mean something: a page shows them in the middle of a text.
 */
export async function deriveCopies(content: Buffer): Promise<DerivedCopy[]> {
  const { autoOrient: size } = await openPicture(content).metadata();
  const frame = inkFrame(size);
  const pixels = await decodeWithin(content, size, { width: LARGEST, height: frame.height });
  const thumbnail = await from(pixels).resize(THUMBNAIL).webp(ENCODING).toBuffer({ resolveWithObject: true });
  const { width, height } = thumbnail.info;
  return [
    { key: 'thumbnail', data: thumbnail.data, width, height },
    ...(await inkCopies(pixels, frame)),
    ...((await looksDrawn(content, pixels, size)) ? await copiesOf(pixels, size.width) : []),
  ];
}
