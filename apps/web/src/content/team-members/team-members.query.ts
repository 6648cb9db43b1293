import { TEAM_MEMBERS_PATH } from '@meridia/contract/endpoints';
import { teamMemberWire } from '@meridia/contract/team-members.wire';
import type { Locale } from '@meridia/domain/locales';
import { readAll } from '@/content/client/checked-content';
import { listLanguage, translateItems } from '@/content/translated-list';
import { toTeamMember } from './team-member.mapper';
import type { TeamMember } from './team-member.model';

const TAGS = ['api::team-member.team-member', 'api::campus.campus'];

/** All of them, in the order of the school. */
export async function getTeamMembers(locale: Locale): Promise<TeamMember[]> {
  const query = { sort: ['position:asc', 'name:asc', 'slug:asc'] };
  const readMembers = async (language: Locale) => {
    const members = await readAll(TEAM_MEMBERS_PATH, teamMemberWire, { locale: language, tags: TAGS, query });
    return members.map(toTeamMember);
  };
  return translateItems(locale, await readMembers(listLanguage(locale)), () => readMembers(locale));
}
