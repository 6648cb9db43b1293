import { describe, expect, it } from 'vitest';
import { inFinderOrder, toPutForward } from './finder-order.rules';

const programmes = [
  { slug: 'a', featured: null, taughtIn: 'en' as const },
  { slug: 'b', featured: 2, taughtIn: 'fr' as const },
  { slug: 'c', featured: null, taughtIn: 'fr' as const, isFrenchOnly: true },
  { slug: 'd', featured: 1, taughtIn: 'fr' as const },
];
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug).join(' ');

describe('the order of the finder', () => {
  it('puts forward what the school does, by rank, and leaves the others in their order', () => {
    expect(slugs(inFinderOrder('fr', programmes))).toBe('d b a c');
  });

  it('EN-01 in English starts with what is taught in English, and ends with what is told in French', () => {
    expect(slugs(inFinderOrder('en', programmes))).toBe('a d b c');
  });
});

describe('what a home puts forward', () => {
  const featured = programmes.filter((programme) => programme.featured !== null);

  it.each([
    ['is what the school chose', 'fr', programmes, 'b d'],
    ['EN-01 in English is as much, for its reader', 'en', programmes, 'a d'],
    ['is what the school chose while the catalogue cannot be read', 'en', [], 'b d'],
  ] as const)('%s', (_rule, locale, catalogue, expected) => {
    expect(slugs(toPutForward(locale, featured, catalogue))).toBe(expected);
  });
});
