import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { deriveOnUpload } from './derive-on-upload';

const nothing = () => undefined;
const NAMES = [
  'isImage',
  'isResizableImage',
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
