import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.rules';

describe('SEED-01 the seed', () => {
  it.each([
    ['an empty database', { hasContent: false, isOverwriting: false, isProduction: false }, null],
    [
      'an empty database in production',
      { hasContent: false, isOverwriting: false, isProduction: true },
      null,
    ],
    ['content, told to', { hasContent: true, isOverwriting: true, isProduction: false }, null],
    ['content, not told to', { hasContent: true, isOverwriting: false, isProduction: false }, /--overwrite/],
    [
      'content in production',
      { hasContent: true, isOverwriting: false, isProduction: true },
      /empty database only/,
    ],
    [
      'content in production, told to',
      { hasContent: true, isOverwriting: true, isProduction: true },
      /empty database only/,
    ],
  ])('SEED-01 over %s', (_what, load, refusal) => {
    const found = refusalOf(load);
    if (refusal === null) expect(found).toBeNull();
    else expect(found).toMatch(refusal);
  });
});
