import type { CalendarEvent } from '@/content/events/calendar-event.model';
import type { ProgrammeDates } from '@/content/programmes/programme-dates.model';
import type { Reference } from '@/content/reference.model';
import type { NextDates } from '@/features/calendar/your-calendar.rules';
import type { ActionChoice } from '@/lib/paths';

export type YourCalendar = {
  /** What is chosen and exists. */
  choice: ActionChoice;
  /** The address asks for what does not exist. */
  hasUnknownChoice: boolean;
  programmes: readonly Pick<ProgrammeDates, 'slug' | 'name'>[];
  /** Those of the programme, once it is chosen. */
  campuses: readonly Reference[];
  /** Null: no programme is chosen. */
  found: { programme: ProgrammeDates; next: NextDates<CalendarEvent> } | null;
  /** Where the site is, for programs that follow a feed; null when its settings cannot be read. */
  siteUrl: string | null;
};
