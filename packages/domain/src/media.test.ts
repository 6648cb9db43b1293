import { describe, expect, it } from 'vitest';
import { mediaExtension, mediaType } from './media.ts';

const HASH = '0123456789abcdef0123456789abcdef';

describe('mediaType', () => {
  it.each([
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['pdf', 'application/pdf'],
  ])('knows the type of a .%s', (extension, type) => {
    expect(mediaType(`${HASH}.${extension}`)).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['no extension', HASH],
    ['a file that runs scripts', `${HASH}.svg`],
    ['an extension in capitals', `${HASH}.JPG`],
    ['a second extension', `${HASH}.jpg.html`],
    ['a hash that is too short', `${HASH.slice(1)}.jpg`],
    ['a hash that is too long', `0${HASH}.jpg`],
    ['a hash in capitals', `${HASH.toUpperCase()}.jpg`],
    ['letters that no hash has', `${'z'.repeat(32)}.jpg`],
    ['a way up', `../${HASH}.jpg`],
    ['an encoded way up', `..%2f${HASH}.jpg`],
    ['a folder', `media/${HASH}.jpg`],
    ['an end of line', `${HASH}.jpg\n`],
    ['a null byte', `${HASH}.jpg\0`],
  ])('refuses %s', (_sentence, name) => {
    expect(mediaType(name)).toBeNull();
  });

  it.each([
    ['image/avif', '.avif'],
    ['image/svg+xml', null],
    ['text/html', null],
  ])('%s has the extension %s', (type, extension) => {
    expect(mediaExtension(type)).toBe(extension);
  });
});
