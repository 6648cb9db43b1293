import type { EventDetail } from '@/content/events/event-detail.model';
import { countryCode } from '@/features/campuses/zones.rules';
import { GORES, litGore } from '@/features/events/event-art.rules';
import { shortDates } from '@/features/events/event-dates.rules';
import { campusPlace, eventLocation, eventType } from '@/features/events/event-texts.rules';
import { eventData } from '@/features/seo/data/event-data';
import { dayArt } from '@/features/seo/share/share-card';
import type { ShareWords } from '@/features/seo/share/share-card.model';
import { hourOfDay } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { eventCrumbs } from '@/views/event-page/event-crumbs';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { EventPage } from '@/views/event-page/event-page';
import { eventSummary } from '@/views/event-page/event-summary';
import { eventCalendar } from './event-calendar';
import { loadEvent } from './load-event';

/** What it is, when and where: enough to come. */
function shareWords(event: EventDetail, site: SiteContext): ShareWords {
  const { label, tint } = eventType(site, event.type);
  return {
    kicker: label,
    note: [...shortDates(site, event), eventLocation(site, event)].join(' · '),
    tint,
    art: dayArt(GORES, litGore(hourOfDay(event.startsAt))),
  };
}

/** ROUTE-08: an event. */
export const page = definePage({
  load: ({ locale, params }) => loadEvent(locale, params.slug),
  head: ({ event }, site) => ({
    title: event.title,
    description: eventSummary(site, event),
    share: shareWords(event, site),
    crumbs: eventCrumbs(site, event),
    data: eventData(event, {
      name: eventLocation(site, event),
      campuses: event.campuses.map((campus, rank) => ({
        name: campusPlace(site, campus),
        country: countryCode(event.campusAddresses[rank]?.country ?? null),
      })),
    }),
  }),
  view: (content, site) => <EventPage site={site} {...content} />,
  address: ({ params }) => documentAddress('event', params.slug),
  calendar: eventCalendar,
  // MODAL-04
  frame: ({ event: { campuses } }) => ({
    campuses: campuses.map(({ slug }) => slug),
    ...(campuses.length === 1 && { choice: { campus: campuses[0]?.slug } }),
  }),
});
