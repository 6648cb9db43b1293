import type { Receipt } from './read-receipt';

/** A receipt as it is read: « En ligne sur les 2 serveurs du site depuis 14:32:05. » */
export function receiptSentence({ changedAt, nodes }: Receipt): string {
  if (changedAt === null) return 'Rien n’a changé depuis un mois.';
  if (nodes.length === 0) return 'Aucun serveur du site ne s’est signalé : prévenez le service technique.';
  const late = nodes.filter(({ freshAt }) => freshAt === null).length;
  if (late > 0)
    return `En route : ${nodes.length - late} serveur${nodes.length - late > 1 ? 's' : ''} du site sur ${nodes.length}.`;
  const last =
    nodes
      .flatMap(({ freshAt }) => freshAt ?? [])
      .toSorted()
      .at(-1) ?? changedAt;
  const where = nodes.length === 1 ? 'le serveur du site' : `les ${nodes.length} serveurs du site`;
  return `Le site est à jour sur ${where} depuis ${timeOf(last)}.`;
}

export const isFreshEverywhere = ({ changedAt, nodes }: Receipt): boolean =>
  changedAt === null || (nodes.length > 0 && nodes.every(({ freshAt }) => freshAt !== null));

function timeOf(instant: string): string {
  const clock = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' });
  return clock.format(new Date(instant));
}
