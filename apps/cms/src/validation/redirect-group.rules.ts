import { REDIRECT_GROUPS } from '@meridia/domain/redirects';

const GROUPS: readonly string[] = REDIRECT_GROUPS;

/** REDIR-11: one of the known groups, or none: a spreadsheet takes other words for a formula, and no list shows them together. */
export function redirectGroupProblem(group: unknown): string | null {
  if (group === undefined || group === null || group === '') return null;
  if (typeof group === 'string' && GROUPS.includes(group)) return null;
  return `Ce groupe n’est pas connu : laissez-le vide, ou choisissez parmi ${GROUPS.join(', ')}.`;
}
