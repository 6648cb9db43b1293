import type { CampusMemberWire, TeamMemberWire } from '@meridia/contract/team-members.wire';
import { toReference } from '@/content/reference.mapper';
import type { CampusMember, TeamMember } from './team-member.model';

function toCampusMember({ slug, name, role, kind, bio, email }: CampusMemberWire): CampusMember {
  return { slug, name, role, kind, bio, email };
}

/** A relation comes in no order: the members of a campus are put in that of the school, then by name. */
export function toCampusTeam(members: readonly CampusMemberWire[]): CampusMember[] {
  const rank = ({ position }: CampusMemberWire) => position ?? Number.POSITIVE_INFINITY;
  return members
    .toSorted((a, b) => (rank(a) === rank(b) ? a.name.localeCompare(b.name, 'fr') : rank(a) - rank(b)))
    .map(toCampusMember);
}

export function toTeamMember(member: TeamMemberWire): TeamMember {
  return { ...toCampusMember(member), campus: member.campus && toReference(member.campus) };
}
