import type { EventCard } from '@/content/events/event.model';
import { EventLine, EventLines } from '@/features/events/event-line';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { RouteLink } from '@/ui/route-link';
import styles from './home-events.module.css';

type Props = { site: SiteContext; events: readonly EventCard[] };

export function HomeEvents({ site, events }: Props) {
  if (events.length === 0) return null;
  return (
    <section className="section sur-craie" aria-labelledby="evenements">
      <div className="container grid">
        <div className={styles.words}>
          <h2 id="evenements" className={styles.title}>
            {site.text('home.events.title')}
          </h2>
          <p className={styles.text}>{site.text('home.events.text')}</p>
          <RouteLink href={site.href(paths.agenda)} label={site.text('nav.allEvents')} />
        </div>
        <div className={styles.dates}>
          <EventLines>
            {events.map((event) => (
              <EventLine key={event.slug} site={site} event={event} />
            ))}
          </EventLines>
        </div>
      </div>
    </section>
  );
}
