import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { deriveOnUpload } from './derive-on-upload';
import { largeAnimation, largeAvif, largeJpeg, largePng } from './large-pictures.fixture';

const nothing = () => undefined;
const NAMES = [
  'isImage',
  'isResizableImage',
  'isFaultyImage',
  'isOptimizableImage',
  'optimize',
  'getDimensions',
  'generateThumbnail',
  'generateResponsiveFormats',
];

type Format = {
  key: string;
  file: {
    name: string;
    mime: string;
    width: number;
    height: number;
    sizeInBytes: number;
    getStream: () => Readable;
  };
};
type Manipulation = Record<string, (file: object) => Promise<unknown>>;

/** As much of Strapi as an upload asks. */
function aStrapi(names: readonly string[] = NAMES) {
  const service = Object.fromEntries(names.map((name) => [name, nothing]));
  return { service: service as unknown as Manipulation, plugin: () => ({ service: () => service }) };
}

function asked(content: Buffer): Manipulation & { file: object } {
  const strapi = aStrapi();
  deriveOnUpload(strapi as unknown as Core.Strapi);
  const file = { name: 'vue', hash: 'vue_1', getStream: () => Readable.from([content]) };
  return Object.assign(strapi.service, { file }) as Manipulation & { file: object };
}

const pixels = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#345678' } });

describe('V-12 an upload', () => {
  it('derives the copies of the site, which are what they say', async () => {
    const { generateResponsiveFormats, file } = asked(await pixels().png().toBuffer());
    const formats = (await generateResponsiveFormats?.(file)) as Format[];

    expect(formats.map(({ key }) => key)).toEqual(expect.arrayContaining(['thumbnail', 'ink-xs', 'ink-sm']));
    for (const { key, file: copy } of formats) {
      const content = await buffer(copy.getStream());
      const { format, width, height } = await sharp(content).metadata();
      expect([format, width, height]).toEqual(['webp', copy.width, copy.height]);
      expect([copy.name, copy.mime, copy.sizeInBytes]).toEqual([
        `${key}_vue`,
        'image/webp',
        content.byteLength,
      ]);
    }
  });

  it('knows the size of an AVIF, and of what a telephone wrote lying', async () => {
    const avif = asked(await pixels().avif({ effort: 0 }).toBuffer());
    expect(await avif.isImage?.(avif.file)).toBe(true);
    expect(await avif.getDimensions?.(avif.file)).toEqual({ width: 400, height: 300 });

    const lying = asked(await pixels().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await lying.getDimensions?.(lying.file)).toEqual({ width: 300, height: 400 });
  });

  it('takes a document for what it is', async () => {
    const { isImage, file } = asked(Buffer.from('%PDF-1.7\n%%EOF\n'));
    expect(await isImage?.(file)).toBe(false);
  });

  it.each(NAMES)('does not start with a Strapi that has no %s', (name) => {
    const strapi = aStrapi(NAMES.filter((other) => other !== name));
    expect(() => deriveOnUpload(strapi as unknown as Core.Strapi)).toThrow(name);
  });
});

describe('PIC-01 a picture with more pixels than it should have', () => {
  const MOST = 50_000_000;

  it.each([
    ['PNG', async () => largePng(7072, 7072)],
    ['PNG, a line', async () => largePng(5_000_010, 10)],
    ['JPEG', () => largeJpeg(7072, 7072)],
    ['AVIF', () => largeAvif(7072, 7072)],
    ['animated WebP, of which each image counts', () => largeAnimation(5001, 5000)],
  ])('PIC-01 is refused before it is decoded: %s', async (_kind, make) => {
    const { isImage, isResizableImage, file } = asked(await make());
    await expect(isImage?.(file)).rejects.toThrow('le maximum est de 50 millions');
    await expect(isResizableImage?.(file)).rejects.toThrow('« vue » compte 50');
  });

  it.each([
    ['PNG', async () => largePng(10_000, 5000)],
    ['animated WebP', () => largeAnimation(5000, 5000)],
  ])('PIC-01 one that has as many as it may is taken: %s', async (_kind, make) => {
    const { isImage, file } = asked(await make());
    expect(await isImage?.(file)).toBe(true);
  });

  it('PIC-01 is decoded by no later step either', async () => {
    const content = largePng(8000, 8000);
    await expect(sharp(content, { limitInputPixels: MOST }).raw().toBuffer()).rejects.toThrow('pixel limit');
    const { generateResponsiveFormats, file } = asked(content);
    await expect(generateResponsiveFormats?.(file)).rejects.toThrow();
  });

  it('PIC-01 pictures are decoded one at a time, and one that cannot be keeps no other from it', async () => {
    const whole = await pixels().png().toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length / 2));
    const results = await Promise.allSettled(
      [cut, whole, cut, whole].map((content) => {
        const { generateResponsiveFormats, file } = asked(content);
        return generateResponsiveFormats?.(file);
      }),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    const [first] = results;
    expect(first?.status === 'rejected' && String(first.reason)).toContain('abîmée ou incomplète');
  });
});

describe('PIC-03 what a camera says of the person who held it', () => {
  const EXIF = { IFD0: { Copyright: 'Claire Rédaction', Make: 'Téléphone' } };

  it.each([
    ['JPEG', (image: sharp.Sharp) => image.jpeg()],
    ['PNG', (image: sharp.Sharp) => image.png()],
    ['WebP', (image: sharp.Sharp) => image.webp()],
  ])('PIC-03 is not in the original that is kept: %s', async (_kind, encode) => {
    const content = await encode(pixels().withExif(EXIF).withMetadata({ orientation: 6 })).toBuffer();
    const { isOptimizableImage, optimize, file } = asked(content);
    expect(await isOptimizableImage?.(file)).toBe(true);

    const kept = (await optimize?.(file)) as { getStream: () => Readable; sizeInBytes: number };
    const original = await buffer(kept.getStream());
    const { exif, orientation, width, height } = await sharp(original).metadata();
    expect({ exif, orientation, width, height, size: kept.sizeInBytes }).toEqual({
      ...{ exif: undefined, orientation: undefined, width: 300, height: 400, size: original.byteLength },
    });
  });

  it('PIC-03 one that says nothing is kept as it came', async () => {
    const { isOptimizableImage, file } = asked(await pixels().jpeg().toBuffer());
    expect(await isOptimizableImage?.(file)).toBe(false);
  });
});
