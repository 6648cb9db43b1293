import { describe, expect, it } from 'vitest';
import { languageLinks, servedLocale, type LocaleSettings } from './locale.rules';

const FRENCH: LocaleSettings = { enabledLocales: ['fr'], englishPrefix: 'served' };
const SERVED: LocaleSettings = { enabledLocales: ['fr', 'en'], englishPrefix: 'served' };
const REDIRECTED: LocaleSettings = {
  enabledLocales: ['fr', 'en'],
  englishPrefix: 'redirected',
  englishSiteUrl: 'https://en.meridia.example',
};

describe('locale rules', () => {
  it.each([
    ['French is always there', 'fr', FRENCH, 'fr'],
    ['English is off', 'en', FRENCH, null],
    ['English is served', 'en', SERVED, 'en'],
    ['English is elsewhere', 'en', REDIRECTED, null],
    ['anything else is no locale', 'wp-login.php', SERVED, null],
    ['the placeholder of the build is no locale', '_', SERVED, null],
  ] as const)('I18N-02 %s', (_rule, segment, settings, expected) => {
    expect(servedLocale(segment, settings)).toBe(expected);
  });

  it.each([
    ['French alone: no links', FRENCH, []],
    ['English served: its prefix', SERVED, ['/', '/en']],
    ['English redirected: the English site', REDIRECTED, ['/', 'https://en.meridia.example']],
  ] as const)('I18N-02 %s', (_rule, settings, hrefs) => {
    expect(languageLinks(settings, 'fr').map(({ href }) => href)).toEqual(hrefs);
  });

  it('I18N-02 says which language is shown', () => {
    expect(languageLinks(SERVED, 'en').map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });
});
