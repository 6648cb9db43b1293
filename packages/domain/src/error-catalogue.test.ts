import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-catalogue.ts';

describe('ERR-01 error catalogue', () => {
  it.each([
    [400, 'Mauvaise requête.'],
    [401, 'Utilisateur non authentifié.'],
    [403, 'Accès refusé.'],
    [404, "Oops cette page n'existe pas (ou plus)"],
    [500, 'Erreur interne au serveur.'],
    [503, 'Erreur interne au serveur.'],
    [504, 'Délai de réponse dépassé.'],
    [410, 'Une erreur est survenue.'],
    [502, 'Une erreur est survenue.'],
    [0, 'Une erreur est survenue.'],
    [Number.NaN, 'Une erreur est survenue.'],
  ])('%d: %s', (status, message) => {
    expect(errorMessage(status)).toBe(message);
  });
});
