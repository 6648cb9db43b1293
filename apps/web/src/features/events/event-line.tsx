import type { ReactNode } from 'react';
import type { EventCard } from '@/content/events/event.model';
import { dayOfMonth, isoDay, shortMonth } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Heading, type HeadingLevel } from '@/ui/heading';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';
import { RouteLink } from '@/ui/route-link';
import { Tag } from '@/ui/tag';
import styles from './event-line.module.css';
import { nextMoment } from './event-dates.rules';
import { eventPlaceAndTime, eventType } from './event-texts.rules';

type Props = { site: SiteContext; event: EventCard; level?: HeadingLevel };

export function EventLines({ children }: { children: ReactNode }) {
  return <ol className={styles.lines}>{children}</ol>;
}

export function EventLine({ site, event, level = 3 }: Props) {
  const { slug, title, isRunning, signUpHref } = event;
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
        <Tag tint={type.tint}>{type.label}</Tag>
        <Heading level={level} className={styles.title}>
          <Link href={site.href(paths.event(slug))} lang={fieldLanguage(event, 'title')}>
            {title}
          </Link>
        </Heading>
        <p className={styles.place}>
          <Ordinals>{eventPlaceAndTime(site, event)}</Ordinals>
        </p>
      </div>
      {signUpHref !== null && (
        <div className={styles.signUp}>
          <RouteLink href={signUpHref} label={site.text('agenda.signUp')} context={title} />
        </div>
      )}
    </li>
  );
}
