import type { EventCard } from '@/content/events/event.model';
import { EventLine, EventLines } from '@/features/events/event-line';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { SectionHeading } from '@/ui/section-heading';

type Props = { site: SiteContext; events: readonly EventCard[] };

const TITLE_ID = 'autres-dates';

/** Nothing when no other event is near this one. */
export function OtherDates({ site, events }: Props) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="section sur-craie">
      <div className="container">
        <SectionHeading
          id={TITLE_ID}
          title={site.text('agenda.otherDates')}
          link={{ href: site.href(paths.agenda), label: site.text('nav.allEvents') }}
        />
        <EventLines>
          {events.map((event) => (
            <EventLine key={event.slug} site={site} event={event} />
          ))}
        </EventLines>
      </div>
    </section>
  );
}
