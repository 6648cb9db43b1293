import type { EventState, EventType } from '@meridia/domain/events';
import type { Reference } from '@/content/reference.model';
import type { TranslatedDocument } from '@/lib/translated';

export type EventCard = TranslatedDocument & {
  slug: string;
  title: string;
  type: EventType;
  /** One that is moved has its new dates; one that is cancelled stays, and says so. */
  state: EventState;
  /** ISO, in universal time. */
  startsAt: string;
  endsAt: string | null;
  /** It began on an earlier day: what is still to come of it is its end. */
  isRunning: boolean;
  /** Null: one comes without signing up. */
  signUpHref: string | null;
  /** Where it is, when that is not a campus: a fair, a hired hall. */
  venue: string | null;
  /** None: the event is online, unless it has a venue. */
  campuses: readonly Reference[];
};
