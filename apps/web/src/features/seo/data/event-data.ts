import type { Event } from 'schema-dts';
import type { EventDetail } from '@/content/events/event-detail.model';
import { parisInstant } from '@/lib/dates';
import type { DataContext, PageData } from './data-context';
import { postalAddress, schoolReference } from './school-data';

type Place = {
  /** As the page names it. */
  name: string;
  /** The ISO 3166 code of the campus. */
  country: string | undefined;
};

function locationOf(event: EventDetail, { name, country }: Place, { url }: DataContext) {
  const { venue, campus, address, campusAddress } = event;
  if (venue === null && campus === null)
    return { '@type': 'VirtualLocation' as const, url: event.signUpHref ?? url };
  const ofCampus = venue === null && campusAddress ? postalAddress(campusAddress, country) : undefined;
  return { '@type': 'Place' as const, name, address: address ?? ofCampus ?? name };
}

/** An event: when, where, and who invites. The content knows of none that is cancelled and still published. */
export function eventData(event: EventDetail, place: Place): PageData {
  return (context) => {
    const { title, startsAt, endsAt, venue, campus, signUpHref } = event;
    const isOnline = venue === null && campus === null;
    const data: Event = {
      '@type': 'Event',
      name: title,
      url: context.url,
      ...(context.description ? { description: context.description } : {}),
      startDate: parisInstant(startsAt),
      ...(endsAt ? { endDate: parisInstant(endsAt) } : {}),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: isOnline
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
      location: locationOf(event, place, context),
      organizer: schoolReference(context),
      ...(context.image ? { image: context.image } : {}),
      ...(signUpHref && !event.isPast ? { offers: { '@type': 'Offer', url: signUpHref } } : {}),
    };
    return [data];
  };
}
