import type { Event } from 'schema-dts';
import type { EventDetail } from '@/content/events/event-detail.model';
import { parisInstant } from '@/lib/dates';
import type { DataContext, PageData } from './data-context';
import { postalAddress, schoolReference } from './school-data';

type Place = {
  /** As the page names it. */
  name: string;
  /** Those of the event, in its order, with their ISO 3166 codes. */
  campuses: readonly { name: string; country: string | undefined }[];
};

const placeOf = (name: string, address: ReturnType<typeof postalAddress> | string | undefined) => ({
  '@type': 'Place' as const,
  name,
  address: address ?? name,
});

const isOnline = ({ venue, campuses }: EventDetail) => venue === null && campuses.length === 0;

function locationOf(event: EventDetail, { name, campuses }: Place, { url }: DataContext) {
  const { venue, address, campusAddresses } = event;
  if (isOnline(event)) return { '@type': 'VirtualLocation' as const, url: event.signUpHref ?? url };
  if (venue !== null || address !== null) return placeOf(name, address ?? undefined);
  const places = campuses.map((campus, rank) => {
    const itsAddress = campusAddresses[rank];
    return placeOf(campus.name, itsAddress && postalAddress(itsAddress, campus.country));
  });
  const [first, ...others] = places;
  return first && others.length === 0 ? first : places;
}

/** An event: when, where, and who invites. The content knows of none that is cancelled and still published. */
export function eventData(event: EventDetail, place: Place): PageData {
  return (context) => {
    const { title, startsAt, endsAt, signUpHref } = event;
    const data: Event = {
      '@type': 'Event',
      name: title,
      url: context.url,
      ...(context.description ? { description: context.description } : {}),
      startDate: parisInstant(startsAt),
      ...(endsAt ? { endDate: parisInstant(endsAt) } : {}),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: isOnline(event)
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
