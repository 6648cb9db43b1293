import { describe, expect, it } from 'vitest';
import { askedLocales } from './asked-locales.rules';

describe('C-02 the languages of a write', () => {
  it.each([
    ['none is French', undefined, ['fr']],
    ['null is French', null, ['fr']],
    ['one', 'en', ['en']],
    ['several', ['fr', 'en'], ['fr', 'en']],
    ['several, in any order', ['en', 'fr'], ['en', 'fr']],
    ['all', '*', ['fr', 'en']],
    ['an unknown one is none of ours', ['de', 'en'], ['en']],
  ])('C-02 %s', (_what, locale, expected) => {
    expect(askedLocales(locale)).toEqual(expected);
  });
});
