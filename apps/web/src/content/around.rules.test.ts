import { describe, expect, it } from 'vitest';
import { newestFirst } from './around.rules';

describe('newestFirst', () => {
  it('puts the newest first, and those of one day in the order of their addresses', () => {
    const items = [
      { publishedOn: '2026-10-15', slug: 'b' },
      { publishedOn: '2026-10-15', slug: 'a' },
      { publishedOn: '2026-11-02', slug: 'c' },
      { publishedOn: '2026-09-30', slug: 'd' },
    ];
    expect(newestFirst(items).map(({ slug }) => slug)).toEqual(['c', 'a', 'b', 'd']);
  });
});
