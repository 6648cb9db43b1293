import { describe, expect, it } from 'vitest';
import { anchorStates, currentSection } from './anchors.rules';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `s${index}`, top }));

describe('the section being read', () => {
  it.each([
    ['none above the first', at(600, 1200), undefined],
    ['the one that starts on the line', at(400, 1200), 's0'],
    ['the one that the line crosses', at(-800, 300, 1200), 's1'],
    ['the last, and after it', at(-1800, -900), 's1'],
    ['none without sections', [], undefined],
  ])('%s', (_case, sections, id) => {
    expect(currentSection(sections, 400)).toBe(id);
  });

  it.each([
    ['b', ['passed', 'current', 'next']],
    ['a', ['current', 'next', 'next']],
    [undefined, ['next', 'next', 'next']],
    ['unknown', ['next', 'next', 'next']],
  ])('with %s current', (current, states) => {
    expect(anchorStates(['a', 'b', 'c'], current)).toEqual(states);
  });
});
