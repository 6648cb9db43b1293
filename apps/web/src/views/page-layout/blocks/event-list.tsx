import { EventLine, EventLines } from '@/features/events/event-line';
import type { SiteContext } from '@/lib/site-context';
import { EmptyLine } from '@/ui/empty-state';
import { BlockSection } from '@/views/page-layout/block-section';
import type { LoadedEventsBlock } from '@/views/page-layout/loaded-block';

type EventListProps = { site: SiteContext; block: LoadedEventsBlock };

export function EventList({ site, block }: EventListProps) {
  const { title, events, filter, more } = block;
  const isFiltered = filter.type !== null || filter.campus !== null;
  return (
    <BlockSection block={block} title={title} link={more && { ...more, href: site.href(more.href) }}>
      {events.length > 0 ? (
        <EventLines>
          {events.map((event) => (
            <EventLine key={event.slug} site={site} event={event} />
          ))}
        </EventLines>
      ) : (
        <EmptyLine message={site.text(isFiltered ? 'empty.noEventForFilter' : 'empty.noEvent')} />
      )}
    </BlockSection>
  );
}
