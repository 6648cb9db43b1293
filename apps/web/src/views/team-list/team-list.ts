import type { Article } from '@/content/articles/article.model';
import type { TeamMember } from '@/content/team-members/team-member.model';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';

/** The list of `/ecole/equipe`. */
export const TEAM_LIST = 'ecole/equipe';

export type TeamListModel = {
  /** The words of the page; null: those of the labels. */
  article: Article | null;
  /** The page of the school, of which this one is a part; null when there is none. */
  section: Article | null;
  blocks: readonly LoadedBlock[];
  selection: ListSelection<typeof TEAM_LIST>;
  /** All of them, in the order of the school. */
  team: readonly TeamMember[];
  /** Those that match the selection. */
  found: readonly TeamMember[];
};
