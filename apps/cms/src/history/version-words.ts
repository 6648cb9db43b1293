import type { VersionAction } from './version.rules';

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' });

const DID: Record<VersionAction, string> = {
  baseline: 'Version d’avant l’historique',
  create: 'Créé',
  update: 'Enregistré',
  shared: 'Champs communs modifiés dans l’autre langue',
  restore: 'Restauré',
  clone: 'Créé par copie',
  publish: 'Publié',
  unpublish: 'Dépublié',
  discardDraft: 'Modifications abandonnées',
  delete: 'Supprimé',
};

/** Whoever publishes at the hour that an editor has chosen. */
const SERVICE = 'le service';

type Signed = { author: string | null; at: Date };

/** « 16 novembre 2026 à 14:32 », in Paris. */
export function frenchMoment(at: Date): string {
  return `${DAY.format(at)} à ${TIME.format(at)}`;
}

/** « Publié par Claire Rédaction ». */
export function didBy(action: VersionAction, author: string | null): string {
  return action === 'baseline' ? DID.baseline : `${DID[action]} par ${author ?? SERVICE}`;
}

/** « Claire Rédaction, le 16 novembre 2026 à 14:32, a enregistré ce contenu »; one's own save was made in another tab. */
export function savedSinceWords({ isOwn, ...signed }: Signed & { isOwn: boolean }): string {
  return isOwn
    ? `Vous avez enregistré ce contenu dans un autre onglet ou sur un autre poste, le ${frenchMoment(signed.at)},`
    : `${whoAndWhen(signed)} a enregistré ce contenu`;
}

/** « Claire Rédaction, le 16 novembre 2026 à 14:32, ». */
function whoAndWhen({ author, at }: Signed): string {
  return `${author ?? 'Le service'}, le ${frenchMoment(at)},`;
}
