import { describe, expect, it } from 'vitest';
import type { Rhythm } from '@meridia/domain/courses';
import { programmesAt } from './campus-programmes.rules';

const programme = (slug: string, campuses: readonly string[]) => ({
  slug,
  campuses: campuses.map((one) => ({ slug: one, title: one })),
  rhythms: ['fulltime', 'periodic'] as readonly Rhythm[],
});
const CATALOGUE = [
  programme('a', ['lyon', 'madrid']),
  programme('b', ['lyon']),
  programme('c', ['madrid']),
  programme('d', []),
];

describe('the programmes of a campus', () => {
  it.each([
    ['lyon', ['a', 'b']],
    ['madrid', ['a', 'c']],
    ['nice', []],
  ])('at %s', (slug, slugs) => {
    expect(programmesAt({ slug, hasWorkStudy: true }, CATALOGUE).map((one) => one.slug)).toEqual(slugs);
  });

  it.each([
    ['with work-study', true, ['fulltime', 'periodic']],
    ['without work-study', false, ['fulltime']],
  ])('%s', (_case, hasWorkStudy, rhythms) => {
    expect(programmesAt({ slug: 'madrid', hasWorkStudy }, CATALOGUE).map((one) => one.rhythms)).toEqual([
      rhythms,
      rhythms,
    ]);
  });
});
