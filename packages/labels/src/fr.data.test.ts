import { describe, expect, it } from 'vitest';
import { FR_LABELS } from './fr.data.ts';

const VERBATIM = {
  'errors.status400': 'Mauvaise requête.',
  'errors.status401': 'Utilisateur non authentifié.',
  'errors.status403': 'Accès refusé.',
  'errors.status404': "Oops cette page n'existe pas (ou plus)",
  'errors.status500': 'Erreur interne au serveur.',
  'errors.status503': 'Erreur interne au serveur.',
  'errors.status504': 'Délai de réponse dépassé.',
  'errors.other': 'Une erreur est survenue.',
  'modal.error.selectionRequired': 'Vous devez choisir un campus et une formation',
  'modal.error.linkNotFound': 'Lien CRM introuvable',
  'errorPage.headline': 'Oops !',
  'pwa.offline': 'Vous êtes hors-ligne',
  'pwa.online': 'Vous êtes désormais en ligne',
} as const;
const isVerbatim = (key: string) => Object.hasOwn(VERBATIM, key);

describe('ERR-01 the dictionary holds the messages of the specification letter for letter', () => {
  it('with a straight apostrophe, plain spaces and no added full stop', () => {
    expect(
      Object.fromEntries(
        Object.entries(FR_LABELS)
          .filter(([key]) => isVerbatim(key))
          .map(([key, { label }]) => [key, label]),
      ),
    ).toEqual(VERBATIM);
  });
});

describe('French typography of every other label', () => {
  const labels = Object.entries(FR_LABELS)
    .filter(([key]) => !isVerbatim(key))
    .map(([key, { label }]) => ({ key, label }));

  it('has curly apostrophes only', () => {
    expect(labels.filter(({ label }) => label.includes("'"))).toEqual([]);
  });

  it('has a no-break space before a colon', () => {
    expect(labels.filter(({ label }) => /[^\u00a0]:/.test(label))).toEqual([]);
  });

  it('has a narrow no-break space before a semicolon', () => {
    expect(labels.filter(({ label }) => /[^\u202f];/.test(label))).toEqual([]);
  });

  it('has a no-break space before a question or exclamation mark, a percentage and a euro', () => {
    expect(labels.filter(({ label }) => /[^\u00a0\u202f][?!%€]/.test(label))).toEqual([]);
  });

  it('has no-break spaces inside guillemets', () => {
    expect(labels.filter(({ label }) => /«[^\u00a0\u202f]|[^\u00a0\u202f]»/.test(label))).toEqual([]);
  });
});
