import { getCampuses } from '@/content/campuses/campuses.query';
import { around, keepShort, orLeftOut, readToday } from '@/content/client/content-cache';
import { getCalendarEvents } from '@/content/events/events.query';
import type { Calendar } from '@/features/calendar/calendar.model';
import { findEvents } from '@/features/events/agenda.rules';
import { listHref } from '@/features/lists/list-address.rules';
import { hasUnknownFilter } from '@/features/lists/list-selection.rules';
import { shownSelection } from '@/features/lists/shown-selection.rules';
import { toEventEntry } from '@/pages/calendar/event-entry';
import type { Asked, School } from '@/pages/page';
import { choiceText } from '@/views/agenda/choice-text';

/** The events of an agenda and of its filters; null: the agenda has one page. */
export async function agendaCalendar(asked: Asked, school: School): Promise<Calendar | null> {
  const { locale, query } = asked;
  const selection = shownSelection('agenda', query);
  if (selection.page !== 1) return null;
  const [events, campuses, today] = await Promise.all([
    getCalendarEvents(locale),
    around(() => orLeftOut(() => getCampuses(locale))),
    readToday(),
  ]);
  const { values } = selection;
  const isKnown = values.campus.every((slug) => campuses?.some((campus) => campus.slug === slug));
  if (!isKnown || values.mois.length > 0 || hasUnknownFilter('agenda', query)) keepShort();
  const { site, urlOf } = school;
  const choice = choiceText(site, campuses ?? [], values);
  return {
    title: [site.text('agenda.title'), choice].filter(Boolean).join(' – '),
    url: urlOf(listHref('agenda', selection)),
    entries: findEvents({ events, today }, values).map((event) => toEventEntry(event, school)),
  };
}
