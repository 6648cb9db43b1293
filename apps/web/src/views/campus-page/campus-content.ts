import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import type { CampusCard } from '@/content/campuses/campus.model';
import type { EventCard } from '@/content/events/event.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { CloseMap } from '@/features/campuses/close-map.rules';

/** What the page of a campus shows. */
export type CampusContent = {
  campus: CampusDetail;
  /** Those put forward first; null when they could not be read (STATE-04). */
  programmes: readonly ProgrammeCard[] | null;
  /** The next ones, soonest first; null when they could not be read (STATE-04). */
  events: readonly EventCard[] | null;
  /** Nearest first. */
  neighbours: readonly CampusCard[];
  /** The campus among them; null where the map is not of this school. */
  map: CloseMap | null;
};
