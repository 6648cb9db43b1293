import { describe, expect, it } from 'vitest';
import { isKnown, mediaHeaders } from './media-headers.rules';

const NAME = `${'0a'.repeat(16)}.webp`;

describe('the headers of a media file', () => {
  it('PIC-05 let a browser keep it for ever, and the edge for a day', () => {
    expect(mediaHeaders(NAME)).toEqual({
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, s-maxage=86400, immutable',
      ETag: `"${NAME}"`,
    });
  });

  it.each(['', '..', '../secret.webp', `${NAME}.html`, 'logo.svg'])('are not given to « %s »', (name) => {
    expect(mediaHeaders(name)).toBeNull();
  });
});

describe('a file that the visitor has already', () => {
  const headers = mediaHeaders(NAME);

  it.each([
    [`"${NAME}"`, true],
    [`W/"${NAME}"`, true],
    [`"other", "${NAME}"`, true],
    ['*', true],
    ['"other"', false],
    [undefined, false],
  ])('If-None-Match: %s', (value, expected) => {
    expect(headers && isKnown(headers, value)).toBe(expected);
  });
});
