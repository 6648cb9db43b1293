import { useId } from 'react';
import { NAVBAR_EVENTS_MAX } from '@meridia/domain/limits';
import type { EventCard } from '@/content/events/event.model';
import { isoDay, weekdayDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { LinkButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import styles from './events-panel.module.css';

type Props = { site: SiteContext; events: readonly EventCard[] };

function PanelEvent({ site, event }: { site: SiteContext; event: EventCard }) {
  const { slug, title, startsAt, campus, signUpHref } = event;
  return (
    <li className={styles.event}>
      <p className="small-print">
        <time dateTime={isoDay(startsAt)}>{weekdayDate(site.locale, startsAt)}</time>,{' '}
        {campus?.title ?? site.text('agenda.online')}
      </p>
      <Link href={site.href(paths.event(slug))} lang={fieldLanguage(event, 'title')} className={styles.title}>
        {title}
      </Link>
      {signUpHref && (
        <Link href={signUpHref} className="interface">
          {site.text('agenda.signUp')}
          <span className="visually-hidden"> : {title}</span>
        </Link>
      )}
    </li>
  );
}

/** The next events (EVP-01), or the sentence that there are none (EVP-02). */
export function EventsPanel({ site, events }: Props) {
  const headingId = useId();
  return (
    <section className={classNames('sur-teinte teinte-paille', styles.panel)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {site.text('nav.upcomingEvents')}
      </h2>
      {events.length > 0 ? (
        <ol className={styles.events}>
          {events.slice(0, NAVBAR_EVENTS_MAX).map((event) => (
            <PanelEvent key={event.slug} site={site} event={event} />
          ))}
        </ol>
      ) : (
        <p className={classNames('interface', styles.event, styles.events)}>{site.text('empty.noEvent')}</p>
      )}
      <LinkButton href={site.href(paths.agenda)} variant="solid" isFullWidth>
        {site.text('nav.allEvents')}
      </LinkButton>
    </section>
  );
}
