import { describe, expect, it } from 'vitest';
import { readRange } from './range.rules';

describe('the part of a file of 100 bytes that is asked for', () => {
  it.each([
    ['all of it', undefined, null],
    ['the beginning', 'bytes=0-9', { start: 0, end: 9 }],
    ['from a byte on', 'bytes=90-', { start: 90, end: 99 }],
    ['beyond its end', 'bytes=90-900', { start: 90, end: 99 }],
    ['its end', 'bytes=-5', { start: 95, end: 99 }],
    ['more of its end than there is', 'bytes=-500', { start: 0, end: 99 }],
    ['nothing that it has', 'bytes=100-', 'none'],
    ['no byte of its end', 'bytes=-0', 'none'],
    ['backwards', 'bytes=9-0', null],
    ['several parts', 'bytes=0-1,5-6', null],
    ['another unit', 'lines=0-1', null],
    ['nothing', 'bytes=-', null],
    ['numbers past counting', `bytes=${'9'.repeat(40)}-`, 'none'],
  ])('%s', (_case, header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });
});
