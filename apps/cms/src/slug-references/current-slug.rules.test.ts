import { describe, expect, it } from 'vitest';
import { currentSlug, takesSlug } from './current-slug.rules';

const ID = 'd'.repeat(24);

describe('LIFE-04 the name of a document where a slug is stored', () => {
  it.each([
    ['where it is published', { published: 'a', drafts: ['b'], owned: ['b', 'a'] }, 'a'],
    ['that of its draft, where it is not', { published: null, drafts: ['b'], owned: ['b', 'a'] }, 'b'],
    [
      'not that of a draft that means another document',
      { published: null, drafts: ['c'], owned: ['a'] },
      'a',
    ],
    ['the last that it had, once it is deleted', { published: null, drafts: [], owned: ['b', 'a'] }, 'b'],
    ['its id, when it has lost its slug to another one', { published: null, drafts: ['c'], owned: [] }, ID],
  ])('LIFE-04 %s', (_case, slugs, expected) => {
    expect(currentSlug(ID, slugs)).toBe(expected);
  });

  it.each([
    ['what is published takes it', 'a', { published: 'a' }, { published: null, drafts: ['a'] }, true],
    ['a draft does not', 'a', { published: null }, { published: 'a', drafts: ['a'] }, false],
    ['nor from a draft', 'a', { published: null }, { published: null, drafts: ['a'] }, false],
    [
      'a draft takes what the other has let go of',
      'a',
      { published: null },
      { published: 'b', drafts: ['b'] },
      true,
    ],
    ['or left behind when it was deleted', 'a', { published: null }, { published: null, drafts: [] }, true],
  ])('LIFE-04 %s', (_case, slug, own, owner, expected) => {
    expect(takesSlug(slug, own, owner)).toBe(expected);
  });
});
