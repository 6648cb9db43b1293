import { optionLabel } from '@/features/lists/filter-options.rules';
import { teamCampuses } from '@/features/team/team-choice.rules';
import type { SiteContext } from '@/lib/site-context';
import { defineListPage } from '@/pages/lists/define-list-page';
import { TEAM_LIST, type TeamListModel } from '@/views/team-list/team-list';
import { TeamListPage } from '@/views/team-list/team-list-page';
import { sectionTint } from '@/views/article-page/section-tint.rules';
import { teamListCrumbs } from '@/views/team-list/team-list-crumbs';
import { loadTeamList } from './load-team-list';

const SECTION = 'ecole';

function choiceTitle({ selection, team }: TeamListModel, site: SiteContext): string | null {
  const options = { campus: teamCampuses(team, site.locale) };
  const choice = selection.values.campus.map((value) =>
    optionLabel<typeof TEAM_LIST>(options, 'campus', value, site.text('filter.unknownChoice')),
  );
  return choice.length === 0 ? null : `${choice.join(', ')} – ${site.text('team.school')}`;
}

/** PAGE-04: the team of the school, with the campus as a filter. */
export const page = defineListPage({
  list: TEAM_LIST,
  words: () => ({ rubrique: SECTION, slug: 'equipe' }),
  load: loadTeamList,
  total: ({ found }) => found.length,
  isKnown: ({ team }, { values }) =>
    values.campus.every((value) => team.some(({ campus }) => campus?.slug === value)),
  blocksOf: ({ blocks }) => blocks.filter(({ kind }) => kind !== 'team'),
  labels: () => ({ title: 'team.school', intro: 'team.intro' }),
  choiceTitle,
  share: { tint: sectionTint(SECTION) },
  crumbs: (list, site) => teamListCrumbs(site, list),
  view: (list, site) => <TeamListPage site={site} list={list} />,
});
