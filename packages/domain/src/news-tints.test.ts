import { describe, expect, it } from 'vitest';
import { newsTint } from './news-tints.ts';

describe('the tint of a category of news', () => {
  it.each([
    ['is its own', 'alumni', 'paille'],
    ['is the sea for one that a school made', 'terrain-et-mesures', 'mer'],
    ['is the sea without one', undefined, 'mer'],
    ['is the sea for a name every object has', 'constructor', 'mer'],
  ])('%s', (_rule, category, tint) => {
    expect(newsTint(category)).toBe(tint);
  });
});
