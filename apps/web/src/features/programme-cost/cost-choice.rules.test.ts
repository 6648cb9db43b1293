import { describe, expect, it } from 'vitest';
import { costHref, costKey, costPathSlug, hasUnknownChoice, readCostChoice } from './cost-choice.rules';

const queryOf = (text: string) => new URLSearchParams(text);

describe('COST-01 what an address says of a visitor', () => {
  it.each([
    [
      'everything',
      'campus=lyon&rythme=alternance&age=20&bourse=0bis',
      { campus: 'lyon', rythme: 'alternance', age: '20', bourse: '0bis' },
      false,
    ],
    ['in one order', 'bourse=7&campus=lyon', { campus: 'lyon', bourse: '7' }, false],
    ['nothing', '', {}, false],
    ['a field left empty', 'campus=&bourse=&age=18', { age: '18' }, false],
    ['tracking', 'utm_source=salon', {}, false],
    ['an age that the law does not pay by', 'age=12', {}, true],
    ['an age that is none', 'age=1e1', {}, true],
    ['a step that does not exist', 'bourse=8', {}, true],
    ['a rhythm that does not exist', 'rythme=distance', {}, true],
    ['something twice', 'age=18&age=19', {}, true],
    ['no slug', 'campus=<b>', {}, true],
    ['a slug that is too long', `campus=${'a'.repeat(400)}`, {}, true],
    ['a name every object has', 'constructor=x&__proto__=y', {}, false],
  ])('%s', (_case, query, choice, isUnknown) => {
    expect(readCostChoice(queryOf(query))).toEqual(choice);
    expect(hasUnknownChoice(queryOf(query))).toBe(isUnknown);
  });

  it('is one key for all that show the same, and its own', () => {
    expect(costHref('mba')).toBe('/programme/mba/cout');
    expect(costKey('mba', queryOf('age=18&campus=lyon&gclid=1'))).toBe(
      '/programme/mba/cout?campus=lyon&age=18',
    );
    expect(costKey('mba', queryOf('age=999&campus=lyon'))).toBe('/programme/mba/cout?campus=lyon&inconnu=1');
    expect(costKey('mba', queryOf('age=zzz'))).toBe(costKey('mba', queryOf('inconnu=1')));
  });

  it.each([
    ['/programme/mba/cout', 'mba'],
    ['/programme/mba', null],
    ['/programme/mba/cout/x', null],
    ['/programme/a b/cout', null],
  ])('%s', (path, slug) => expect(costPathSlug(path)).toBe(slug));
});
