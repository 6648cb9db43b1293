import type { EventCard } from '@/content/events/event.model';
import { dayOfMonth, isoDay, shortMonth } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { DateLine } from '@/ui/date-line';
import type { HeadingLevel } from '@/ui/heading';
import { eventPlaceAndTime, eventType } from './event-texts.rules';

type Props = { site: SiteContext; event: EventCard; level?: HeadingLevel };

export function EventLine({ site, event, level }: Props) {
  const { slug, title, type, startsAt, signUpHref } = event;
  return (
    <DateLine
      href={site.href(paths.event(slug))}
      title={title}
      lang={fieldLanguage(event, 'title')}
      dateTime={isoDay(startsAt)}
      day={dayOfMonth(site.locale, startsAt)}
      month={shortMonth(site.locale, startsAt)}
      place={eventPlaceAndTime(site, event)}
      type={eventType(site, type)}
      signUp={signUpHref === null ? undefined : { href: signUpHref, label: site.text('agenda.signUp') }}
      level={level}
    />
  );
}
