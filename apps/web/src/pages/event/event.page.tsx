import { countryCode } from '@/features/campuses/zones.rules';
import { eventLocation } from '@/features/events/event-texts.rules';
import { eventData } from '@/features/seo/data/event-data';
import { eventCrumbs } from '@/views/event-page/event-crumbs';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { EventPage } from '@/views/event-page/event-page';
import { eventSummary } from '@/views/event-page/event-summary';
import { loadEvent } from './load-event';

/** ROUTE-08: an event. */
export const page = definePage({
  load: ({ locale, params }) => loadEvent(locale, params.slug),
  head: ({ event }, site) => ({
    title: event.title,
    description: eventSummary(site, event),
    crumbs: eventCrumbs(site, event),
    data: eventData(event, {
      name: eventLocation(site, event),
      country: countryCode(event.campusAddress?.country ?? null),
    }),
  }),
  view: (content, site) => <EventPage site={site} {...content} />,
  address: ({ params }) => documentAddress('event', params.slug),
  // MODAL-04
  frame: ({ event: { campus } }) => (campus ? { choice: { campus: campus.slug } } : {}),
});
