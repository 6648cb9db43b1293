import { SCHOOL_ROLE_NAMES, SCHOOL_ROLES, type SchoolRole } from '../../editor/school-roles.data';

/** What a manager chooses first; whether it is for a campus or the whole school she says beside. */
export const KINDS = SCHOOL_ROLE_NAMES.filter((role) => !SCHOOL_ROLES[role].isOfCampus);
const ofCampus = (kind: SchoolRole) => SCHOOL_ROLE_NAMES.find((role) => role === `${kind}-campus`);

/** Whether a role can be limited to campuses. */
export const hasCampuses = (kind: SchoolRole): boolean => ofCampus(kind) !== undefined;

export function kindOf(role: SchoolRole): SchoolRole {
  return KINDS.find((kind) => ofCampus(kind) === role) ?? role;
}

type Reach = { role: SchoolRole; campuses: string[] };

/** No campus is the whole school. */
export function toReach(kind: SchoolRole, campuses: readonly string[]): Reach {
  const limited = campuses.length > 0 ? ofCampus(kind) : undefined;
  return limited ? { role: limited, campuses: [...campuses] } : { role: kind, campuses: [] };
}
