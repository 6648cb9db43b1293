import type { Locale } from '@meridia/domain/locales';
import type { ItemProps } from '@/app/_page/item-route';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { EventPage } from '@/views/event-page/event-page';
import { eventSummary } from '@/views/event-page/event-summary';
import type { EventContent } from '@/views/event-page/event-content';
import { loadEvent } from './load-event';

export { generateStaticParams } from '@/app/_page/item-route';

async function toRequest({ params }: ItemProps) {
  const { locale, slug } = await params;
  return {
    locale,
    load: (served: Locale) => loadEvent(served, slug),
    // MODAL-04
    frame: ({ event: { campus } }: EventContent) => (campus ? { choice: { campus: campus.slug } } : {}),
    address: documentAddress('event', slug),
  };
}

export async function generateMetadata(props: ItemProps) {
  return pageMetadata(await toRequest(props), ({ event }, site) => ({
    title: event.title,
    description: eventSummary(site, event),
  }));
}

/** ROUTE-08: an event. */
export default async function EventRoute(props: ItemProps) {
  return renderPage(await toRequest(props), (content, site) => <EventPage site={site} {...content} />);
}
