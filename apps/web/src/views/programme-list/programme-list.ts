import type { Article } from '@/content/articles/article.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { Reference } from '@/content/reference.model';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';

export type ProgrammeList = {
  /** The words of the page; null: those of the labels. */
  article: Article | null;
  /** What the editors put under the list, where nothing is chosen. */
  blocks: readonly LoadedBlock[];
  selection: ListSelection<'programme'>;
  /** Every programme, those put forward first. */
  catalogue: readonly ProgrammeCard[];
  campuses: readonly Reference[];
  /** Those of the catalogue that match the selection. */
  found: readonly ProgrammeCard[];
  /** « 2026-11-28 » */
  today: string;
};
