import { describe, expect, it } from 'vitest';
import { imageWire, type ImageWire } from '@meridia/contract/image.wire';
import { toPictureImage, toTextImage } from './image.mapper';

const image: ImageWire = {
  documentId: 'image-a',
  url: '/media/a.webp',
  alternativeText: 'Un amphithéâtre',
  width: 1536,
  height: 864,
  mime: 'image/webp',
  formats: { xs: { url: '/media/xs.webp', width: 320, height: 180 } },
};

describe('an image', () => {
  it('has its size and its smaller copies', () => {
    expect(toPictureImage(image)).toEqual({
      url: '/media/a.webp',
      width: 1536,
      height: 864,
      alt: 'Un amphithéâtre',
      widths: [{ url: '/media/xs.webp', width: 320 }],
    });
  });

  it.each([
    ['the text of the document goes first', image, 'Une salle', 'Une salle'],
    ['an image that only decorates keeps its empty text', image, '', ''],
    ['then that of the file', image, null, 'Un amphithéâtre'],
    ['without any it decorates', { ...image, alternativeText: null }, null, ''],
  ])('%s', (_rule, wire, alt, expected) => {
    expect(toPictureImage(wire, alt)?.alt).toBe(expected);
  });

  it.each([
    ['there is none', null],
    ['it has no size', { ...image, height: null }],
  ])('is left out when %s', (_rule, wire) => {
    expect(toPictureImage(wire)).toBeNull();
  });
});

describe('PIC-06 the focal point of an image', () => {
  it('is the position that a frame keeps in view, for its copies in ink too', () => {
    const focalPoint = { x: 20, y: 75.5 };
    expect(toPictureImage({ ...image, focalPoint })?.focus).toBe('20% 75.5%');
    const formats = { 'ink-xs': { url: '/media/ink-xs.webp', width: 320, height: 213 } };
    expect(toPictureImage({ ...image, formats, focalPoint })?.focus).toBe('20% 75.5%');
  });

  it.each([null, undefined])('is none for %s', (focalPoint) => {
    expect(toPictureImage({ ...image, focalPoint })).not.toHaveProperty('focus');
  });

  it.each(['20% 75%', { x: 200, y: 0 }, { x: '1;color:red', y: 0 }, [], 7])(
    'that is no point costs the image nothing: %o',
    (focalPoint) => {
      expect(imageWire.parse({ ...image, focalPoint }).focalPoint).toBeNull();
    },
  );
});

describe('V-12 a picture of an editor’s', () => {
  const ink = {
    'ink-sm': { url: '/media/ink-sm.webp', width: 640, height: 427 },
    'ink-xxl': { url: '/media/ink-xxl.webp', width: 1536, height: 1024 },
    'ink-xs': { url: '/media/ink-xs.webp', width: 320, height: 213 },
  };
  const thumbnail = { url: '/media/thumbnail.webp', width: 234, height: 156 };
  // As a telephone wrote it: too large, and lying.
  const photograph: ImageWire = { ...image, width: 4000, height: 6000, formats: { thumbnail, ...ink } };
  const chart: ImageWire = { ...photograph, formats: { ...photograph.formats, ...image.formats } };

  it.each([
    ['a photograph, framed', toPictureImage(photograph)],
    ['a photograph, in a text', toTextImage(photograph)],
  ])('%s is shown by its copies in ink alone, with their size', (_what, picture) => {
    expect(picture).toEqual({
      url: '/media/ink-xxl.webp',
      width: 1536,
      height: 1024,
      alt: 'Un amphithéâtre',
      widths: [
        { url: '/media/ink-xs.webp', width: 320 },
        { url: '/media/ink-sm.webp', width: 640 },
      ],
      isInk: true,
    });
  });

  it('a chart keeps its colours in a text', () => {
    const picture = toTextImage(chart);
    expect(picture).not.toHaveProperty('isInk');
    expect(picture?.widths.map(({ url }) => url)).toEqual(['/media/thumbnail.webp', '/media/xs.webp']);
  });

  it('the art of the school keeps its colours, framed and in a text', () => {
    expect(toPictureImage(image)).not.toHaveProperty('isInk');
    expect(toTextImage(image)).not.toHaveProperty('isInk');
  });

  it('a chart, framed, is in ink as well, and shown whole', () => {
    expect(toPictureImage(chart)).toMatchObject({ url: '/media/ink-xxl.webp', isInk: true, isWhole: true });
  });

  it('one smaller than any frame is shown whole', () => {
    const formats = { 'ink-xs': { url: '/media/ink-xs.webp', width: 48, height: 36 } };
    expect(toPictureImage({ ...photograph, formats })).toMatchObject({ isWhole: true, widths: [] });
  });

  it('one whose size the content service could not read is shown by its copies', () => {
    expect(toPictureImage({ ...photograph, width: null, height: null })?.width).toBe(1536);
  });
});
