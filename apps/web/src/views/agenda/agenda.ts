import type { Article } from '@/content/articles/article.model';
import type { EventCard } from '@/content/events/event.model';
import type { Reference } from '@/content/reference.model';
import type { Upcoming } from '@/features/events/agenda.rules';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';

export type Agenda = {
  /** The words of the page; null: those of the labels. */
  article: Article | null;
  /** What the editors put under the list, where nothing is chosen. */
  blocks: readonly LoadedBlock[];
  /** One value of each filter at most. */
  selection: ListSelection<'agenda'>;
  /** All that is to come. */
  upcoming: Upcoming;
  /** What matches the selection, soonest first. */
  found: readonly EventCard[];
  campuses: readonly Reference[];
  /** Where the site is, for programs that follow a calendar; null when its settings cannot be read. */
  siteUrl: string | null;
};
