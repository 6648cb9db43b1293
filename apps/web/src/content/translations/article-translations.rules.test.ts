import { describe, expect, it } from 'vitest';
import { findTranslations } from './article-translations.rules';

const PLACES = {
  fr: [
    { documentId: 'legal', rubrique: 'mentions-legales', slug: null },
    { documentId: 'history', rubrique: 'ecole', slug: 'histoire' },
    { documentId: 'vae', rubrique: 'vae', slug: null },
  ],
  en: [
    { documentId: 'legal', rubrique: 'legal-notices', slug: null },
    { documentId: 'history', rubrique: 'ecole', slug: 'histoire' },
  ],
};
const NONE = { fr: [], en: [] };

const HISTORY = { rubrique: 'ecole', slug: 'histoire' };
const FRENCH_LEGAL = { rubrique: 'mentions-legales', slug: null };
const ENGLISH_LEGAL = { rubrique: 'legal-notices', slug: null };
const VAE = { rubrique: 'vae', slug: null };

describe('the translations of a section page', () => {
  it.each([
    ['the same place in both', HISTORY, 'fr', { fr: HISTORY, en: HISTORY }],
    ['a place that is translated', FRENCH_LEGAL, 'fr', { fr: FRENCH_LEGAL, en: ENGLISH_LEGAL }],
    ['seen from English', ENGLISH_LEGAL, 'en', { fr: FRENCH_LEGAL, en: ENGLISH_LEGAL }],
    ['French alone', VAE, 'fr', { fr: VAE }],
    ['a French page shown in English (I18N-04)', VAE, 'en', { fr: VAE }],
    ['a section is not a page of it', { rubrique: 'ecole', slug: null }, 'fr', {}],
  ] as const)('I18N-02 %s', (_rule, place, locale, expected) => {
    expect(findTranslations(place, locale, PLACES)).toEqual(expected);
  });

  it('STATE-04 none when the lists cannot be read', () => {
    expect(findTranslations(HISTORY, 'fr', NONE)).toEqual({});
  });
});
