import { describe, expect, it } from 'vitest';
import { findMembers, teamCampuses } from './team-choice.rules';

const at = (slug: string, campus: string | null) => ({
  slug,
  campus: campus === null ? null : { slug: campus, title: campus === 'evry' ? 'Évry' : campus },
});
const TEAM = [at('a', 'paris'), at('b', 'evry'), at('c', null), at('d', 'paris')];

describe('PAGE-04, S-37 the team of a campus', () => {
  it.each([
    ['everybody, in their order', [], 'abcd'],
    ['one campus', ['paris'], 'ad'],
    ['several', ['paris', 'evry'], 'abd'],
    ['one that nobody works at', ['lune'], ''],
  ])('%s', (_case, campuses, expected) => {
    expect(
      findMembers(TEAM, campuses)
        .map(({ slug }) => slug)
        .join(''),
    ).toBe(expected);
  });

  it('offers each campus once, by name', () => {
    expect(teamCampuses(TEAM, 'fr')).toEqual([
      { value: 'evry', label: 'Évry' },
      { value: 'paris', label: 'paris' },
    ]);
  });
});
