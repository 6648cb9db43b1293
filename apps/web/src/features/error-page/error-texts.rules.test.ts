import { describe, expect, it } from 'vitest';
import { CATALOGUE_STATUSES, ERROR_MESSAGES } from '@meridia/domain/error-catalogue';
import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { errorPageTexts, failureStatus } from './error-texts.rules';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

function texts(status: number, locale: Locale = 'fr', customMessage?: string) {
  return errorPageTexts(createSiteContext({ locale, labels }), { status, customMessage });
}

describe('what the error page says', () => {
  it.each(CATALOGUE_STATUSES)('ERR-01 the message of the catalogue for %i', (status) => {
    const { heading, message } = texts(status);
    expect(message ?? heading).toBe(ERROR_MESSAGES[status]);
  });

  it('ERR-01 any other status', () => {
    expect(texts(418).message).toBe('Une erreur est survenue.');
  });

  it('ERR-02 an unknown route has its technical message beside the catalogue’s', () => {
    expect(texts(404).technicalMessage).toBe('This page could not be found');
    expect(texts(503).technicalMessage).toBeNull();
  });

  it('ERRP-01 leads to the five pages', () => {
    expect(texts(404).links).toEqual([
      { label: 'Accueil', href: '/' },
      { label: 'Formations', href: '/programme' },
      { label: 'Campus', href: '/campus' },
      { label: 'Agenda', href: '/agenda' },
      { label: 'Actualités', href: '/actualites' },
    ]);
  });

  it('ERRP-01 a message that opens with the headline is the heading, without a button the page does not speak of', () => {
    expect(texts(404)).toMatchObject({ heading: ERROR_MESSAGES[404], message: null, back: null });
    expect(texts(404).explanation).toBe(LABELS.fr['errorPage.text404'].label);
  });

  it('LIFE-02 a page that is gone was not mistyped', () => {
    expect(texts(410)).toMatchObject({ heading: ERROR_MESSAGES[404], status: 410 });
    expect(texts(410).explanation).toBe(LABELS.fr['errorPage.text410'].label);
  });

  it('ERRP-01 elsewhere the headline comes first, and the button after its sentence', () => {
    expect(texts(503)).toMatchObject({
      heading: 'Oops !',
      message: ERROR_MESSAGES[503],
      explanation: LABELS.fr['errorPage.message'].label,
      back: { label: 'Retour au site', href: '/' },
    });
  });

  it.each([400, 401, 403, 404, 500, 503, 504, 418])('ERRP-02 speaks English: %i', (status) => {
    const english = texts(status, 'en');
    expect(english).toMatchObject({
      heading: 'Oops !',
      codeLabel: 'Error code',
      back: { label: 'Back to the site', href: '/en' },
    });
    expect(english.explanation).toContain('Click the button to return home.');
  });

  it.each(['fr', 'en'] as const)(
    'ERRP-03 a custom message takes the place of the catalogue’s (%s)',
    (locale) => {
      const custom = texts(404, locale, 'Cet événement est passé.');
      expect(custom).toMatchObject({ message: 'Cet événement est passé.', status: 404 });
      expect(JSON.stringify(custom)).not.toContain(LABELS[locale]['errorPage.text404'].label);
    },
  );

  it.each([
    [503, 503],
    [504, 504],
    [500, 503],
    [401, 503],
    [null, 500],
  ])('STATE-04 a failure with %s is shown as %i', (status, shown) => {
    expect(failureStatus(status)).toBe(shown);
  });
});
