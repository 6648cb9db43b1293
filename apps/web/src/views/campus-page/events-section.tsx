import { EventLine, EventLines } from '@/features/events/event-line';
import { listHref, toggleValue } from '@/features/lists/list-address.rules';
import { noSelection } from '@/features/lists/list-selection.rules';
import { paths } from '@/lib/paths';
import { EmptyLine } from '@/ui/empty-state';
import { RouteLink } from '@/ui/route-link';
import { titleIdOf, type SectionProps } from './section-props';
import { SECTION_LABELS } from './sections.rules';
import styles from './split-section.module.css';

export function EventsSection({ site, campus, events, id }: SectionProps) {
  if (!events) return null;
  const { slug, title } = campus;
  const hasEvents = events.length > 0;
  const list = listHref('agenda', toggleValue(noSelection('agenda'), 'campus', slug));
  return (
    <section id={id} aria-labelledby={titleIdOf(id)} className="section sur-craie">
      <div className="container grid">
        <div className={styles.side}>
          <h2 id={titleIdOf(id)}>
            {hasEvents ? site.text('campus.events', { city: title }) : site.text(SECTION_LABELS.event)}
          </h2>
          <p className={styles.more}>
            <RouteLink href={site.href(hasEvents ? list : paths.agenda)} label={site.text('nav.allEvents')} />
          </p>
        </div>
        <div className={styles.main}>
          {hasEvents ? (
            <EventLines>
              {events.map((event) => (
                <EventLine key={event.slug} site={site} event={event} />
              ))}
            </EventLines>
          ) : (
            <EmptyLine message={site.text('empty.noEvent')} />
          )}
        </div>
      </div>
    </section>
  );
}
