import { isOneOf } from './one-of.ts';

export const CATALOGUE_STATUSES = [400, 401, 403, 404, 500, 503, 504] as const;
export type CatalogueStatus = (typeof CATALOGUE_STATUSES)[number];

/** ERR-01, letter for letter. */
export const ERROR_MESSAGES = {
  400: 'Mauvaise requête.',
  401: 'Utilisateur non authentifié.',
  403: 'Accès refusé.',
  404: "Oops cette page n'existe pas (ou plus)",
  500: 'Erreur interne au serveur.',
  503: 'Erreur interne au serveur.',
  504: 'Délai de réponse dépassé.',
} as const satisfies Record<CatalogueStatus, string>;

export const FALLBACK_ERROR_MESSAGE = 'Une erreur est survenue.';

/** ERR-02: the technical message of an unknown route, beside the catalogue's. */
export const UNKNOWN_ROUTE_MESSAGE = 'This page could not be found';

export function errorMessage(status: number): string {
  return isOneOf(CATALOGUE_STATUSES, status) ? ERROR_MESSAGES[status] : FALLBACK_ERROR_MESSAGE;
}
