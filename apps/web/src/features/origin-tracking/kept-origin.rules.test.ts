import { describe, expect, it } from 'vitest';
import { keptOrigin } from './kept-origin.rules';

describe('TRACK-05 the origin kept in cookies', () => {
  it.each([
    [
      'the three of them, wherever they stand',
      'utm_medium=cpc; a=b; origine-tracking=SEARCH_google;utm_source=google',
      { origin: 'SEARCH_google', source: 'google', medium: 'cpc' },
    ],
    [
      'written as an address writes them',
      'origine-tracking=salon%20de%20Lyon; utm_source=salon; utm_medium=none',
      { origin: 'salon de Lyon', source: 'salon', medium: 'none' },
    ],
    ['none', '', null],
    ['one is missing', 'origine-tracking=a; utm_source=b', null],
    ['another name that ends alike', 'x-origine-tracking=a; utm_source=b; utm_medium=c', null],
    ['what cannot be read', 'origine-tracking=%E0%A4%A; utm_source=b; utm_medium=c', null],
  ])('%s', (_case, cookies, expected) => {
    expect(keptOrigin(cookies)).toEqual(expected);
  });

  it('a value that somebody made too long is cut', () => {
    const cookies = `origine-tracking=${'x'.repeat(4000)}; utm_source=b; utm_medium=c`;
    expect(keptOrigin(cookies)?.origin).toHaveLength(200);
  });
});
