import { describe, expect, it } from 'vitest';
import { inReaderOrder } from './reader-order.rules';

const items = [
  { slug: 'a', isFrenchOnly: true },
  { slug: 'b', taughtIn: 'fr' },
  { slug: 'c' },
  { slug: 'd', taughtIn: 'en' },
  { slug: 'e', taughtIn: 'en', isFrenchOnly: true },
  { slug: 'f', frenchFields: ['summary'] },
];
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug).join(' ');

describe('EN-01 the order of a list for its reader', () => {
  it('EN-01 in English: what is for the reader, what is told in English and taught in French, what is French', () => {
    expect(slugs(inReaderOrder('en', items))).toBe('c d f b a e');
  });

  it('EN-01 in French the order is that of the list', () => {
    expect(slugs(inReaderOrder('fr', items))).toBe('a b c d e f');
  });

  it('EN-01 a list in its order stays as it is', () => {
    const ordered = inReaderOrder('en', items);
    expect(inReaderOrder('en', ordered)).toEqual(ordered);
  });
});
