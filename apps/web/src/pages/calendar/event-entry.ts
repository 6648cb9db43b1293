import type { CalendarEvent } from '@/content/events/calendar-event.model';
import type { CalendarEntry } from '@/features/calendar/calendar.model';
import { addressText } from '@/features/campuses/address.rules';
import { campusPlace, eventLocation, eventType } from '@/features/events/event-texts.rules';
import { paths } from '@/lib/paths';
import type { School } from '@/pages/page';

/** « Campus de Lyon, 45, cours du Méridien, 69007 Lyon »; at several, one after the other. */
function locationOf(event: CalendarEvent, { site }: School): string {
  const { venue, address, campuses, campusAddresses } = event;
  if (venue !== null || address !== null || campuses.length === 0)
    return [eventLocation(site, event), address].filter(Boolean).join(', ');
  const places = campuses.map((campus, rank) => {
    const itsAddress = campusAddresses[rank];
    return [campusPlace(site, campus), itsAddress && addressText(site.locale, itsAddress)];
  });
  return places.map((place) => place.filter(Boolean).join(', ')).join(' ; ');
}

/** An event as calendars show it. Not every program shows that one is cancelled: its title says it too. */
export function toEventEntry(event: CalendarEvent, school: School): CalendarEntry {
  const { site, siteKey, urlOf } = school;
  const { id, slug, title, startsAt, endsAt, modifiedAt, signUpHref } = event;
  const isCancelled = event.state === 'cancelled';
  const category = eventType(site, event.type).label;
  const url = urlOf(paths.event(slug));
  const signUp =
    signUpHref === null || isCancelled ? null : site.text('calendar.signUp', { url: signUpHref });
  return {
    uid: `event-${id}@${siteKey}`,
    modifiedAt,
    title: isCancelled ? site.text('calendar.cancelled', { title }) : title,
    time: { kind: 'moment', startsAt, endsAt },
    isCancelled,
    location: locationOf(event, school),
    description: [category, signUp, url].filter((line) => line !== null).join('\n'),
    url,
    category,
  };
}
