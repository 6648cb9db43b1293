import sharp from 'sharp';
import { COLOURS } from '@meridia/covers/palette';
import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { INK_COPY_PREFIX } from '@meridia/domain/media';
import { isDrawing, printInInk, spreadTones } from './ink-tones.rules';

export type DerivedCopy = { key: string; data: Buffer; width: number; height: number };

const LARGEST = IMAGE_WIDTHS.xxl;
/** At the effort by default a file is 3 % smaller and takes three times as long. */
const ENCODING = { quality: 75, effort: 2 };
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

/** Upright, whatever the camera wrote; without a hole, which would show the ground of a page. */
function open(content: Buffer): sharp.Sharp {
  return sharp(content).autoOrient().flatten({ background: 'white' });
}

async function uprightSize(content: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(content).metadata();
  return autoOrient;
}

/** The widths of CONST-02 that the picture reaches; the last is its own when it lies between two of them. */
function copyWidths(own: number): [key: string, width: number][] {
  const widths = Object.entries(IMAGE_WIDTHS);
  const reached = widths.filter(([, width]) => width <= own);
  const next = widths[reached.length];
  const last = reached.at(-1)?.[1] ?? 0;
  return next && last < own ? [...reached, [next[0], own]] : reached;
}

async function copiesOf(pixels: sharp.Sharp, own: number, prefix = ''): Promise<DerivedCopy[]> {
  return Promise.all(
    copyWidths(own).map(async ([key, width]) => {
      const copy = pixels.clone().resize({ width }).webp(ENCODING);
      const { data, info } = await copy.toBuffer({ resolveWithObject: true });
      return { key: `${prefix}${key}`, data, width: info.width, height: info.height };
    }),
  );
}

async function inkCopies(content: Buffer, size: { width: number; height: number }): Promise<DerivedCopy[]> {
  const ratio = Math.min(RATIO.max, Math.max(RATIO.min, size.width / size.height));
  const cut = {
    width: Math.min(size.width, size.height * ratio),
    height: Math.min(size.height, size.width / ratio),
  };
  const width = Math.round(Math.min(LARGEST, cut.width));
  const frame = { width, height: Math.max(1, Math.round(width / ratio)), position: 'attention' } as const;
  const greys = (isSmoothed: boolean) => {
    const grey = open(content).resize(frame).greyscale();
    return (isSmoothed ? grey.median(GRAIN) : grey).raw().toBuffer();
  };
  const first = await greys(false);
  const { tones, stretch } = spreadTones(first);
  const isGrainy = stretch > CLEAN_STRETCH && Math.min(frame.width, frame.height) >= GRAIN;
  const grey = isGrainy ? await greys(true) : first;
  const raw = { width: frame.width, height: frame.height, channels: 3 } as const;
  return copiesOf(sharp(printInInk(grey, tones, INK), { raw }), width, INK_COPY_PREFIX);
}

async function looksDrawn(content: Buffer): Promise<boolean> {
  const sample = open(content).resize({ width: SAMPLE, height: SAMPLE, fit: 'inside', kernel: 'nearest' });
  return isDrawing(await sample.toColourspace('srgb').removeAlpha().raw().toBuffer());
}

/**
 * What the site shows of an uploaded picture: in ink, at the widths of CONST-02. A drawing has copies in its own colours as
 * well, since they may mean something: a page shows them in the middle of a text.
 */
export async function deriveCopies(content: Buffer): Promise<DerivedCopy[]> {
  const size = await uprightSize(content);
  const thumbnail = await open(content)
    .resize(THUMBNAIL)
    .webp(ENCODING)
    .toBuffer({ resolveWithObject: true });
  const { width, height } = thumbnail.info;
  return [
    { key: 'thumbnail', data: thumbnail.data, width, height },
    ...(await inkCopies(content, size)),
    ...((await looksDrawn(content)) ? await copiesOf(open(content), size.width) : []),
  ];
}
