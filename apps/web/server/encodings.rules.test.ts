import { describe, expect, it } from 'vitest';
import { bestEncoding, isKnownTag } from './encodings.rules';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0.0', 'plain'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['gzip;q=0.8, br;q=0.8', 'br'],
    ['gzip;q=word', 'gzip'],
    ['identity', 'plain'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'plain'],
    ['brotli', 'plain'],
    ['', 'plain'],
    [undefined, 'plain'],
  ])('%s: %s', (accepted, expected) => {
    expect(bestEncoding(accepted)).toBe(expected);
  });
});

describe('a representation that the client has already', () => {
  it.each([
    ['"abc-br"', true],
    ['W/"abc-br"', true],
    ['"other", "abc-br"', true],
    ['*', true],
    ['"abc-gzip"', false],
    ['abc-br', false],
    ['"abcd-br"', false],
    ['""', false],
    [undefined, false],
  ])('If-None-Match: %s', (value, expected) => {
    expect(isKnownTag(value, '"abc-br"')).toBe(expected);
  });
});
