import { describe, expect, it } from 'vitest';
import type { ImageWire } from '@meridia/contract/image.wire';
import { toPictureImage } from './image.mapper';

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
