import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { avifPixels } from './avif-size.rules';
import { lyingAvif } from './large-pictures.fixture';

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } });

describe('PIC-01 the pixels of an AVIF', () => {
  it.each([
    ['an ordinary one', () => picture(64, 48).avif({ effort: 0 }), 64 * 48],
    ['one without loss', () => picture(300, 17).avif({ effort: 0, lossless: true }), 300 * 17],
    ['one of ten bits', () => picture(33, 700).avif({ effort: 0, bitdepth: 10 }), 33 * 700],
    [
      'one with a hole and a camera',
      () =>
        picture(200, 100, 4)
          .withExif({ IFD0: { Make: 'x' } })
          .avif({ effort: 0 }),
      20_000,
    ],
  ])('PIC-01 are those that are coded: %s', async (_what, make, pixels) => {
    expect(avifPixels(await make().toBuffer())).toBe(pixels);
  });

  it('PIC-01 are not those that its header says', async () => {
    const content = await lyingAvif(640, 480);
    expect((await sharp(content).metadata()).width).toBe(16);
    expect(avifPixels(content)).toBe(640 * 480);
  });

  it('PIC-01 are unknown of every file that is cut short, and of most that are not whole', async () => {
    const content = await picture(64, 64).avif({ effort: 0 }).toBuffer();
    for (let length = 0; length < content.length - 1; length += 7)
      expect([length, avifPixels(content.subarray(0, length))]).toEqual([length, null]);
    for (let at = 0; at < content.length; at += 1) {
      const damaged = Buffer.from(content);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      // A number or null: never an error, never without end.
      expect(avifPixels(damaged)).toSatisfy((found) => found === null || Number.isSafeInteger(found));
    }
  });

  it('PIC-01 are not counted by data that is named again and again', async () => {
    const content = await picture(64, 64).avif({ effort: 0 }).toBuffer();
    const places = content.indexOf('iloc');
    expect(places).toBeGreaterThan(0);
    // The number of extents of the first item.
    const version = content.readUInt8(places + 4);
    const wide = version < 2 ? 2 : 4;
    const extents =
      places + 10 + wide + wide + (version > 0 ? 2 : 0) + 2 + (content.readUInt8(places + 9) >> 4);
    expect(content.readUInt16BE(extents)).toBe(1);
    content.writeUInt16BE(60_000, extents);
    expect(avifPixels(content)).toBeNull();
  });
});
