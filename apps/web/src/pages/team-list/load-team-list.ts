import type { Locale } from '@meridia/domain/locales';
import { getArticle } from '@/content/articles/articles.query';
import { around, orLeftOut } from '@/content/client/content-cache';
import { getTeamMembers } from '@/content/team-members/team-members.query';
import { growTo } from '@/features/lists/growth.rules';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import { findMembers } from '@/features/team/team-choice.rules';
import type { ListContent } from '@/pages/lists/define-list-page';
import type { TEAM_LIST, TeamListModel } from '@/views/team-list/team-list';

const SECTION = 'ecole';

/** Null: past the end, or a school that names nobody. */
export async function loadTeamList(
  locale: Locale,
  { values, page }: ListSelection<typeof TEAM_LIST>,
): Promise<ListContent<TeamListModel> | null> {
  const [team, school] = await Promise.all([
    getTeamMembers(locale),
    around(() => orLeftOut(() => getArticle(locale, SECTION))),
  ]);
  if (team.length === 0) return null;
  const found = findMembers(team, values.campus);
  const section = school?.isFrenchOnly ? null : school;
  return growTo(page, found.length) && { team, found, section };
}
