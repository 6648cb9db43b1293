import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALES } from './locales.ts';

it('I18N-01 French is the default of the two locales', () => {
  expect(DEFAULT_LOCALE).toBe('fr');
  expect(LOCALES).toEqual(['fr', 'en']);
});

it('I18N-03 the locale cookie i18n_redirected lasts 365 days', () => {
  expect(LOCALE_COOKIE).toEqual({ name: 'i18n_redirected', maxAgeSeconds: 31_536_000 });
});

describe('isLocale', () => {
  it.each([
    ['fr', true],
    ['en', true],
    ['FR', false],
    ['de', false],
    ['', false],
    [undefined, false],
  ])('%j is a locale: %s', (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});
