import { describe, expect, it } from 'vitest';
import { choiceText, languagesText } from './list-cells';

describe('choiceText', () => {
  it.each([
    ['in French', 'open-door', 'Portes ouvertes'],
    ['as it is when it is unknown', 'new-type', 'new-type'],
    ['as a dash when there is none', null, '-'],
  ])('shows a choice %s', (_case, type, expected) => {
    expect(choiceText({ type }, 'type')).toBe(expected);
  });
});

describe('languagesText', () => {
  it('names each language of a document once, French first', () => {
    expect(languagesText({ locale: 'en', localizations: [{ locale: 'fr' }, { locale: 'en' }] })).toBe(
      'FR · EN',
    );
    expect(languagesText({ locale: 'fr' })).toBe('FR');
  });
});
