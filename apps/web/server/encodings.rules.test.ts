import { describe, expect, it } from 'vitest';
import { bestEncoding, hasContent } from './encodings.rules';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0.0', 'plain'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['identity', 'plain'],
    ['*', 'plain'],
    ['brotli', 'plain'],
    ['', 'plain'],
    [undefined, 'plain'],
  ])('%s: %s', (accepted, expected) => {
    expect(bestEncoding(accepted)).toBe(expected);
  });
});

describe('a page that the visitor has already', () => {
  it.each([
    ['"abc-br"', true],
    ['"abc-gzip"', true],
    ['W/"abc-plain"', true],
    ['"other", "abc-br"', true],
    ['*', true],
    ['"abcd-br"', false],
    ['"abc-zstd"', false],
    ['""', false],
    [undefined, false],
  ])('If-None-Match: %s', (value, expected) => {
    expect(hasContent(value, 'abc')).toBe(expected);
  });
});
