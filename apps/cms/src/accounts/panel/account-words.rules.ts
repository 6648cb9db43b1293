import { SCHOOL_ROLES } from '../../editor/school-roles.data';
import type { Account, AccountState } from '../account.model';
import { kindOf } from './reach.rules';

export const STATES: Record<AccountState, string> = {
  active: 'Actif',
  invited: 'Invitation en attente',
  inactive: 'Désactivé',
};

type Named = { documentId: string; title: string };

/** « Rédaction », and for whom: « Lyon, Paris », or the whole school. */
export function reachOf(
  { role, campuses }: Account,
  known: readonly Named[],
): { role: string; where: string } {
  const titles = known.filter(({ documentId }) => campuses.includes(documentId)).map(({ title }) => title);
  const { isOfCampus } = SCHOOL_ROLES[role];
  const where = titles.length > 0 ? titles.join(', ') : 'Aucun campus';
  return { role: SCHOOL_ROLES[kindOf(role)].name, where: isOfCampus ? where : 'Toute l’école' };
}

export const nameOf = ({ firstname, lastname, email }: Pick<Account, 'firstname' | 'lastname' | 'email'>) =>
  `${firstname} ${lastname}`.trim() || email;

const DAY = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

export const endOf = (endsAt: string): string => DAY.format(new Date(endsAt));
