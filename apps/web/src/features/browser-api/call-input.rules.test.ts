import { describe, expect, it } from 'vitest';
import { ACTIONS_INPUT, CAMPUS_INPUT, CAMPUSES_INPUT, LINK_INPUT, readCallInput } from './call-input.rules';

const query = (text: string) => new URLSearchParams(text);
const pair = { action: 'brochure', course: 'bts-communication', campus: 'lyon' };
const FRENCH = 'locale=fr';

describe('CALL-08, CALL-09 what a call of the browser may say', () => {
  it.each([
    ['the programmes', ACTIONS_INPUT, undefined, FRENCH, { locale: 'fr' }],
    ['those of a campus', ACTIONS_INPUT, {}, 'campus=lyon&locale=en', { locale: 'en', campus: 'lyon' }],
    ['a link', LINK_INPUT, pair, FRENCH, { ...pair, locale: 'fr' }],
    [
      'a campus',
      CAMPUS_INPUT,
      { slug: 'aix-en-provence' },
      FRENCH,
      { slug: 'aix-en-provence', locale: 'fr' },
    ],
  ])('%s', (_call, input, params, text, expected) => {
    expect(readCallInput<object, object>(input, { params, query: query(text) })).toEqual(expected);
  });

  it.each([
    ['no language', pair, ''],
    ['an unknown language', pair, 'locale=de'],
    ['two languages', pair, 'locale=fr&locale=fr'],
    ['an unknown key', pair, 'locale=fr&populate=*'],
    ['an unknown action', { ...pair, action: 'payment' }, FRENCH],
    ['an action by the name of a property', { ...pair, action: 'constructor' }, FRENCH],
    ['a path for a programme', { ...pair, course: '../users' }, FRENCH],
    ['an encoded path', { ...pair, course: '%2e%2e%2fusers' }, FRENCH],
    ['capitals', { ...pair, campus: 'Lyon' }, FRENCH],
    ['nothing', { ...pair, campus: '' }, FRENCH],
    ['a very long name', { ...pair, campus: 'a'.repeat(121) }, FRENCH],
    ['a name with a line feed', { ...pair, campus: 'lyon\n' }, FRENCH],
  ])('CALL-08 %s is refused', (_case, params, text) => {
    expect(readCallInput<object, object>(LINK_INPUT, { params, query: query(text) })).toBeNull();
  });

  it('CALL-08 a query key cannot stand for a part of the path', () => {
    const asked = { params: { action: 'brochure' }, query: query('locale=fr&course=mba') };

    expect(readCallInput<object, object>(CAMPUSES_INPUT, asked)).toBeNull();
  });
});
