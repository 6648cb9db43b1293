import { describe, expect, it } from 'vitest';
import { actionPageKey, actionPathLocale, readActionRequest, readActionState } from './action-address.rules';

const read = (path: string, query = '') => readActionRequest(path, new URLSearchParams(query));
const FRENCH = { locale: 'fr', action: 'brochure' };

describe('ROUTE-14 what is asked of /crm/{action}', () => {
  it.each([
    ['nothing is chosen', '', { isIncomplete: false }],
    [
      'both are chosen',
      'programme=mba&campus=lyon',
      { programme: 'mba', campus: 'lyon', isIncomplete: false },
    ],
    ['other keys do not matter', 'utm_source=salon&campus=lyon', { campus: 'lyon', isIncomplete: false }],
    [
      'MODAL-05 a field sent empty is an incomplete choice',
      'programme=&campus=lyon',
      { campus: 'lyon', isIncomplete: true },
    ],
    ['MODAL-05 so are both', 'programme=&campus=', { isIncomplete: true }],
    ['a value given twice is no choice', 'campus=lyon&campus=nice', { isIncomplete: false }],
    ['nor is what cannot be a slug', 'programme=../../&campus=//evil', { isIncomplete: false }],
  ])('%s', (_sentence, query, expected) => {
    expect(read('/crm/brochure', query)).toEqual({ ...FRENCH, ...expected });
  });

  it('is in the language of its address', () => {
    expect(read('/en/crm/contact')).toMatchObject({ locale: 'en', action: 'contact' });
  });

  it.each(['/crm/payment', '/crm/constructor', '/crm/brochure/f', '/crm/', '/crm', '/'])(
    'no action is at %s',
    (path) => {
      expect(read(path)).toBeNull();
    },
  );

  it.each([
    ['/crm/anything', 'fr'],
    ['/en/crm/anything/else', 'en'],
    ['/crm', null],
    ['/crmx/brochure', null],
  ])('%s is under /crm/ in: %s', (path, locale) => {
    expect(actionPathLocale(path)).toBe(locale);
  });
});

describe('ROUTE-14 the page of a state', () => {
  it.each([
    [{}, '/crm/contact'],
    [{ programme: 'mba' }, '/crm/contact?programme=mba'],
    [{ campus: 'lyon', problem: 'incomplete' }, '/crm/contact?campus=lyon&etat=incomplete'],
    [{ problem: 'incomplete' }, '/crm/contact?etat=incomplete'],
    [{ campus: 'lyon', problem: 'unlinked' }, '/crm/contact?campus=lyon&etat=unlinked'],
    [{ programme: 'mba', problem: 'unavailable' }, '/crm/contact?programme=mba&etat=unavailable'],
  ] as const)('of %j is at %s, and is read back', (state, key) => {
    expect(actionPageKey('fr', 'contact', state)).toBe(key);
    expect(actionPageKey('en', 'contact', state)).toBe(`/en${key}`);
    expect(readActionState(new URL(key, 'https://site.invalid').searchParams)).toEqual(state);
  });

  it.each(['campus=', 'campus=Lyon', 'campus=lyon&campus=nice', 'etat=x', 'x=y', 'campus=../..'])(
    'knows no other: %s',
    (query) => {
      expect(readActionState(new URLSearchParams(query))).toEqual({});
    },
  );
});
