import type { CourseCategory } from '@meridia/domain/courses';
import type { EventDetail } from './event-detail.model';
import type { EventCard } from './event.model';

/** An event as calendars need it. */
export type CalendarEvent = EventCard &
  Pick<EventDetail, 'address' | 'campusAddresses'> & {
    /** The same in every language, and for as long as the event exists. */
    id: string;
    /** When it was last published; null: not known. */
    modifiedAt: string | null;
    /** Whose candidates it is for; none: everybody. */
    categories: readonly CourseCategory[];
  };
