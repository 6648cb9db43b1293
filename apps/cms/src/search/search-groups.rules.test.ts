import { describe, expect, it } from 'vitest';
import { toGroups, toSynonymSet } from './search-groups.rules';

const SETS = ['RI, relations internationales', 'tarif, prix, coût, coûte'].map((line) =>
  toSynonymSet(line, 'fr'),
);
const termsOf = (asked: string) =>
  toGroups(asked, 'fr', SETS).map(({ terms }) => terms.map(({ words }) => words.join('+')));

describe('what is asked for', () => {
  it.each([
    [
      'a question is its subjects',
      'Combien coûte un bachelor ?',
      [['coute', 'tarif', 'prix', 'cout', 'coute'], ['bachelor']],
    ],
    [
      'an acronym is what it stands for',
      'bachelor RI',
      [['bachelor'], ['ri', 'ri', 'relations+internationales']],
    ],
    [
      'and the other way round, in the singular',
      'relation internationale',
      [['relation+internationale', 'ri', 'relations+internationales']],
    ],
    ['words of the question alone stay', 'où', [['ou']]],
    ['nothing', '¿?', []],
    ['no operator is one', "bachelor' | !lyon:* & (", [['bachelor'], ['lyon']]],
  ])('%s', (_case, asked, terms) => {
    expect(termsOf(asked)).toEqual(terms);
  });

  it('what every page says is weak, unless it is all that was asked', () => {
    expect(toGroups('formation diplomatie', 'fr', SETS).map(({ isWeak }) => isWeak)).toEqual([true, false]);
    expect(toGroups('formations', 'fr', SETS).map(({ isWeak }) => isWeak)).toEqual([false]);
  });

  it('has an end', () => {
    expect(toGroups('mot '.repeat(100), 'fr', SETS)).toHaveLength(10);
  });
});
