import { paths } from '@/lib/paths';
import { readCalendarChoice } from '@/features/calendar/calendar-choice.rules';
import { definePage } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';
import { CALENDAR_TINT, CalendarPage } from '@/views/calendar/calendar-page';
import { loadCalendar, yourCalendar } from './load-calendar';

/** « Votre calendrier »: the next dates of a programme at a campus, and the calendars to follow. */
export const page = definePage({
  load: loadCalendar,
  head: ({ found, choice, hasUnknownChoice }, site) => ({
    title: found
      ? site.text('calendar.titleFor', { programme: found.programme.name })
      : site.text('calendar.title'),
    description: site.text('calendar.intro'),
    share: { tint: CALENDAR_TINT },
    // There are as many as there are choices: the page of a programme is what is found.
    robots: hasUnknownChoice || Object.keys(choice).length > 0 ? { index: false, follow: true } : undefined,
  }),
  view: (calendar, site) => <CalendarPage site={site} calendar={calendar} />,
  address: ({ query }) => commonAddress(paths.calendar(readCalendarChoice(query))),
  calendar: yourCalendar,
  // MODAL-04
  frame: ({ choice }) => ({ choice }),
});
