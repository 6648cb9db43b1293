import type { Article } from '@/content/articles/article.model';
import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';

export type JobList = {
  /** The words of the page; null: those of the labels. */
  article: Article | null;
  /** What the editors put under the list, where nothing is chosen. */
  blocks: readonly LoadedBlock[];
  selection: ListSelection<'offres-alternance'>;
  /** All that are open, newest first. */
  open: readonly JobOfferCard[];
  /** Those that match the selection. */
  found: readonly JobOfferCard[];
};
