import { describe, expect, it } from 'vitest';
import type { Group } from './search-groups.rules';
import { groupQuery, lexemesOf, wholeQuery } from './tsquery.rules';

const group = (...terms: Group['terms']): Group => ({ typed: 'x', terms, isWeak: false });
const stems = new Map([
  ['couts', ['cout']],
  ['lyon', ['lyon']],
  ['de', []],
]);

describe('the query of PostgreSQL', () => {
  it.each([
    ['a word is its stem or itself', group({ words: ['couts'] }), '', `((('cout'|'couts')))`],
    ['the same once', group({ words: ['lyon'] }), 'A', `((('lyon':A)))`],
    ['what begins like it', group({ words: ['ly'], isPrefix: true }), 'B', `((('ly':B|'ly':*B)))`],
    ['all the words of a term', group({ words: ['couts', 'lyon'] }), '', `((('cout'|'couts')&('lyon')))`],
    ['any of its terms', group({ words: ['lyon'] }, { words: ['de'] }), '', `((('lyon'))|(('de')))`],
    ['nothing leaves its quotes', group({ words: [`a' | 'b`] }), '', `((('a'' | ''b')))`],
  ] as const)('%s', (_case, asked, weight, query) => {
    expect(groupQuery(asked, stems, weight)).toBe(query);
  });

  it('asks for all groups, or any', () => {
    const groups = [group({ words: ['lyon'] }), group({ words: ['de'] })];
    expect(wholeQuery(groups, stems, 'all')).toBe(`((('lyon')))&((('de')))`);
    expect(wholeQuery(groups, stems, 'any')).toBe(`((('lyon')))|((('de')))`);
    expect(lexemesOf(groups, stems)).toEqual(['lyon', 'de']);
  });
});
