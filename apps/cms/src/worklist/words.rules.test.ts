import { describe, expect, it } from 'vitest';
import { detailOf, formOf, momentOf, titleOr } from './words.rules';

const EVENT = 'api::event.event';

describe('WORK-01 the words of a line', () => {
  it('WORK-01 says the hour of Paris, whatever the clock of the server', () => {
    expect(momentOf(new Date('2026-11-16T23:30:00Z'))).toBe('mardi 17 novembre à 00:30');
  });

  it('WORK-01 says the type, and the language where it is not French', () => {
    expect(detailOf(EVENT, 'fr', 'jamais publié')).toBe('Événement · jamais publié');
    expect(detailOf(EVENT, 'en', 'jamais publié')).toBe('Événement · version anglaise · jamais publié');
    expect(detailOf('api::redirect.redirect', null)).toBe('Redirection');
  });

  it('WORK-01 opens the form in the language of what is wrong', () => {
    expect(formOf(EVENT, 'abc', 'en')).toBe(
      '/content-manager/collection-types/api::event.event/abc?plugins[i18n][locale]=en',
    );
    expect(formOf('api::redirect.redirect', 'abc', null)).toBe(
      '/content-manager/collection-types/api::redirect.redirect/abc',
    );
  });

  it.each([[null], [''], ['   ']])('WORK-01 what has no title (%j) is named all the same', (title) => {
    expect(titleOr(title)).toBe('Sans titre');
  });
});
