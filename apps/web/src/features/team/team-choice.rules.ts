import type { TeamMember } from '@/content/team-members/team-member.model';

/** PAGE-04: those of the chosen campuses; all of them when none is chosen. */
export function findMembers<Member extends Pick<TeamMember, 'campus'>>(
  members: readonly Member[],
  campuses: readonly string[],
): Member[] {
  return members.filter(
    ({ campus }) => campuses.length === 0 || (campus !== null && campuses.includes(campus.slug)),
  );
}

/** The campuses that somebody works at, by name. */
export function teamCampuses(
  members: readonly Pick<TeamMember, 'campus'>[],
  locale: string,
): { value: string; label: string }[] {
  const campuses = members.flatMap(({ campus }) => (campus ? [[campus.slug, campus.title] as const] : []));
  return [...new Map(campuses)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
