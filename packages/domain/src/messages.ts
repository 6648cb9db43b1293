/** Sentences the specification gives letter for letter: no typographic correction applies to them. */
export const MESSAGES = {
  /** MODAL-05 */
  chooseCampusAndProgramme: 'Vous devez choisir un campus et une formation',
  /** MODAL-06 */
  crmLinkNotFound: 'Lien CRM introuvable',
  /** STATE-01 */
  offline: 'Vous êtes hors-ligne',
  /** STATE-01 */
  online: 'Vous êtes désormais en ligne',
} as const;
