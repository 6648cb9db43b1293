import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_ROLES, type SchoolRole } from '../editor/school-roles.data';
import { isSuperAdmin, roleCodeOf, rolesIn, type AdminUser } from '../fence/editor-schools.rules';
import type { AccountState } from './account.model';

type StoredState = { isActive: boolean; registrationToken: string | null };

export function stateOf({ isActive, registrationToken }: StoredState): AccountState {
  if (isActive) return 'active';
  return registrationToken ? 'invited' : 'inactive';
}

/** ACC-02: a manager sees to somebody who is of her school and of nothing else. */
export function isOnlyOf(user: AdminUser, site: SiteKey): boolean {
  const [role, ...others] = rolesIn(user, site);
  const codes = (user.roles ?? []).map(({ code }) => code);
  return (
    !isSuperAdmin(user) &&
    role !== undefined &&
    others.length === 0 &&
    codes.every((code) => code === roleCodeOf(site, role))
  );
}

/** ACC-03: a role of a campus names campuses of the school; any other names none. Null when it is right. */
export function problemOfReach(
  role: SchoolRole,
  campuses: readonly string[],
  known: readonly string[],
): string | null {
  if (!SCHOOL_ROLES[role].isOfCampus)
    return campuses.length === 0 ? null : 'Ce rôle est celui de toute l’école : il ne choisit pas de campus.';
  if (campuses.length === 0) return 'Choisissez au moins un campus.';
  return campuses.every((campus) => known.includes(campus)) ? null : 'Choisissez des campus de votre école.';
}

type Managing = { id: number; managesAccounts: boolean; state: AccountState };

/** ACC-02: what somebody becomes may not leave the school without anybody who sees to its accounts. */
export function leavesNobody(people: readonly Managing[], changed: Managing): boolean {
  const isManaging = ({ managesAccounts, state }: Managing) => managesAccounts && state === 'active';
  const after = people.map((one) => (one.id === changed.id ? changed : one));
  return people.some(isManaging) && !after.some(isManaging);
}
