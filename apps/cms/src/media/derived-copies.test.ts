import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { deriveCopies, type DerivedCopy } from './derived-copies';

/** Light on the left, dark on the right, with a grain: as a photograph, it has many colours. */
function photograph(width: number, height: number): sharp.Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const light = 1 - (at % width) / width;
    pixels[at * 3] = 40 + 190 * light + ((at * 7919) % 23);
    pixels[at * 3 + 1] = 30 + 150 * light + ((at * 104729) % 31);
    pixels[at * 3 + 2] = 60 + 120 * light + ((at * 1299709) % 37);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const chart = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#d62728' } }, left: 50, top: 50 },
  ]);

const keysOf = (copies: readonly DerivedCopy[]) => copies.map(({ key }) => key).toSorted();
const largest = (copies: readonly DerivedCopy[], prefix: string) =>
  copies
    .filter(({ key }) => key.startsWith(prefix))
    .reduce((one, other) => (other.width > one.width ? other : one));

/** The colour of a pixel, at shares of the width and the height. */
async function colourAt({ data, width, height }: DerivedCopy, x: number, y: number): Promise<number[]> {
  const left = Math.min(width - 1, Math.floor(width * x));
  const top = Math.min(height - 1, Math.floor(height * y));
  return [...(await sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('V-12 the copies of a photograph', () => {
  it('CONST-02 are in ink, at the six widths', async () => {
    const copies = await deriveCopies(await photograph(1600, 900).jpeg().toBuffer());
    const ink = copies.filter(({ key }) => key.startsWith('ink-'));
    const widths = ink.map(({ key, width }) => [key.slice('ink-'.length), width]);

    expect(Object.fromEntries(widths)).toEqual(IMAGE_WIDTHS);
    expect(keysOf(copies)).toEqual([...keysOf(ink), 'thumbnail']);
  });

  it('go from white to ink, whatever its colours', async () => {
    const copy = largest(await deriveCopies(await photograph(900, 600).jpeg().toBuffer()), 'ink-');
    const [light, dark] = [await colourAt(copy, 0.01, 0.5), await colourAt(copy, 0.99, 0.5)];

    expect(Math.min(...light)).toBeGreaterThan(235);
    expect(Math.max(...dark)).toBeLessThan(80);
    // Ink is a dark green: its red is the weakest.
    expect(dark[0]).toBeLessThan(dark[1] ?? 0);
  });

  it('stand upright when a telephone wrote it lying', async () => {
    const lying = await photograph(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const copies = await deriveCopies(lying);
    const copy = largest(copies, 'ink-');
    const thumbnail = largest(copies, 'thumbnail');

    expect([copy.width, copy.height]).toEqual([400, 600]);
    expect(thumbnail.height).toBeGreaterThan(thumbnail.width);
    // Turned to the right, what was on the left is on top.
    expect(Math.min(...(await colourAt(copy, 0.5, 0.02)))).toBeGreaterThan(
      Math.max(...(await colourAt(copy, 0.5, 0.98))),
    );
  });

  it('leave the tint of the page where it has a hole', async () => {
    const hole = { create: { width: 200, height: 400, channels: 4, background: '#000f' } } as const;
    const cut = await photograph(600, 400)
      .ensureAlpha()
      .composite([{ input: hole, left: 0, top: 0, blend: 'dest-out' }])
      .png()
      .toBuffer();
    const copy = largest(await deriveCopies(cut), 'ink-');
    expect(Math.min(...(await colourAt(copy, 0.1, 0.5)))).toBeGreaterThan(250);
  });

  it.each([
    ['a panorama', 2400, 180, 21 / 9],
    ['a strip', 200, 3000, 9 / 16],
    ['an ordinary one', 900, 600, 3 / 2],
  ])('%s keeps a height that a frame can show', async (_what, width, height, ratio) => {
    const copy = largest(await deriveCopies(await photograph(width, height).png().toBuffer()), 'ink-');
    expect(copy.width / copy.height).toBeCloseTo(ratio, 1);
  });

  it.each([
    [1, 1],
    [900, 1],
    [1, 900],
  ])('are made of %i pixels by %i as well', async (width, height) => {
    const copies = await deriveCopies(await photograph(width, height).png().toBuffer());
    expect(keysOf(copies)).toContain('ink-xs');
  });

  it('one smaller than the smallest width has one copy, at its own', async () => {
    const copies = await deriveCopies(await photograph(48, 36).png().toBuffer());
    expect(copies.filter(({ key }) => key !== 'thumbnail').map(({ key, width }) => [key, width])).toEqual([
      ['ink-xs', 48],
    ]);
  });

  it.each([
    ['AVIF', (pixels: sharp.Sharp) => pixels.avif({ effort: 0 })],
    ['WebP', (pixels: sharp.Sharp) => pixels.webp()],
    ['JPEG of a printer (CMYK)', (pixels: sharp.Sharp) => pixels.toColourspace('cmyk').jpeg()],
    ['JPEG in greys', (pixels: sharp.Sharp) => pixels.greyscale().jpeg()],
    ['PNG of 16 bits', (pixels: sharp.Sharp) => pixels.toColourspace('rgb16').png()],
    ['PNG with a palette', (pixels: sharp.Sharp) => pixels.png({ palette: true })],
  ])('are the same from a file of another kind: %s', async (_what, encode) => {
    const copy = largest(await deriveCopies(await encode(photograph(320, 200)).toBuffer()), 'ink-');
    expect([copy.key, copy.width, copy.height]).toEqual(['ink-xs', 320, 200]);
    expect(Math.min(...(await colourAt(copy, 0.01, 0.5)))).toBeGreaterThan(220);
    expect(Math.max(...(await colourAt(copy, 0.99, 0.5)))).toBeLessThan(110);
  });
});

describe('V-12 the copies of a drawing', () => {
  it('are in its own colours too: in a chart they mean something', async () => {
    const copies = await deriveCopies(await chart().png().toBuffer());
    expect(keysOf(copies)).toEqual([
      ...['ink-lg', 'ink-md', 'ink-sm', 'ink-xs', 'lg', 'md', 'sm', 'thumbnail', 'xs'],
    ]);
    const [red = 0, green = 0] = await colourAt(largest(copies, 'lg'), 0.2, 0.3);
    expect(red - green).toBeGreaterThan(100);
  });
});
