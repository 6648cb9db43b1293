import type { ReactNode } from 'react';
import type { EventCard } from '@/content/events/event.model';
import { calendarOfPage } from '@/lib/calendar-address';
import { dayOfMonth, isoDay, shortMonth } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { linkLanguage } from '@/lib/translated';
import { FrenchMark } from '@/ui/french-mark';
import { Heading, type HeadingLevel } from '@/ui/heading';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';
import { RouteLink } from '@/ui/route-link';
import { Tag } from '@/ui/tag';
import styles from './event-line.module.css';
import { EventState } from './event-state';
import { nextMoment } from './event-dates.rules';
import { eventPlaceAndTime, eventType } from './event-texts.rules';

type Props = {
  site: SiteContext;
  event: EventCard;
  level?: HeadingLevel;
  /** What this page says of it beside where and when. */
  note?: string;
  /** Whether one may put it into a calendar from here. */
  isKept?: boolean;
};

/** What one may do: sign up, or note the date. */
function Actions({ site, event, isKept }: Props) {
  const { slug, title, signUpHref, state } = event;
  const canSignUp = signUpHref !== null && state !== 'cancelled';
  if (!canSignUp && !isKept) return null;
  return (
    <div className={styles.signUp}>
      {canSignUp && <RouteLink href={signUpHref} label={site.text('agenda.signUp')} context={title} />}
      {isKept && (
        <p className={styles.keep}>
          <Link href={site.href(calendarOfPage(paths.event(slug)))} download>
            {site.text('agenda.addToCalendar')}
            <span className="visually-hidden"> : {title}</span>
          </Link>
        </p>
      )}
    </div>
  );
}

export function EventLines({ children }: { children: ReactNode }) {
  return <ol className={styles.lines}>{children}</ol>;
}

export function EventLine({ site, event, level = 3, note, isKept = false }: Props) {
  const { slug, title, isRunning } = event;
  const next = nextMoment(event);
  const type = eventType(site, event.type);
  return (
    <li className={styles.line}>
      <time dateTime={isoDay(next)} className={styles.date}>
        {isRunning && <span className={styles.until}>{site.text('agenda.until')} </span>}
        <span className={styles.day}>{dayOfMonth(site.locale, next)}</span>{' '}
        <span className={styles.month}>{shortMonth(site.locale, next)}</span>
      </time>
      <div>
        <Tag tint={type.tint}>{type.label}</Tag> <EventState site={site} state={event.state} />{' '}
        <FrenchMark site={site} document={event} />
        <Heading level={level} className={styles.title}>
          <Link href={site.href(paths.event(slug))} {...linkLanguage(event, 'title')}>
            {title}
          </Link>
        </Heading>
        <p className={styles.place}>
          <Ordinals>{eventPlaceAndTime(site, event)}</Ordinals>
        </p>
        {note && <p className={styles.place}>{note}</p>}
      </div>
      <Actions site={site} event={event} isKept={isKept} />
    </li>
  );
}
