import { TranslatedPage } from '@/features/locale/translated-page';
import { Prose } from '@/features/rich-text/prose';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { LegendColumns, LegendText } from '@/ui/legend-columns';
import { Notice } from '@/ui/notice';
import { RouteLink } from '@/ui/route-link';
import type { EventContent } from './event-content';
import { EventHead } from './event-head';
import { eventLegend } from './event-legend';
import { EventTimetable } from './event-timetable';
import { OtherDates } from './other-dates';

type Props = EventContent & { site: SiteContext };

/** What an event that is over says, and where to go from there. */
function PastNotice({ site, next }: Pick<Props, 'site' | 'next'>) {
  return (
    <Notice text={site.text('agenda.pastNotice')}>
      {next && (
        <RouteLink
          href={site.href(paths.event(next.slug))}
          label={site.text('agenda.nextOfKind', { title: next.title })}
        />
      )}
      <RouteLink href={site.href(paths.agenda)} label={site.text('nav.allEvents')} />
    </Notice>
  );
}

/** What has become of an event that people may have noted. */
function StateNotice({ site, event }: Pick<Props, 'site' | 'event'>) {
  if (event.state === 'scheduled' || event.isPast) return null;
  return (
    <Notice text={site.text(`agenda.stateNotice.${event.state}`)}>
      <RouteLink href={site.href(paths.agenda)} label={site.text('nav.allEvents')} />
    </Notice>
  );
}

/** ROUTE-08: an event; one that is over keeps its page. */
export function EventPage({ site, event, related, next }: Props) {
  return (
    <TranslatedPage site={site} document={event}>
      <EventHead site={site} event={event} />
      <LegendColumns legend={eventLegend({ site, event })}>
        <LegendText>
          {event.isPast && <PastNotice site={site} next={next} />}
          <StateNotice site={site} event={event} />
          <EventTimetable site={site} event={event} />
          <div lang={fieldLanguage(event, 'description')}>
            <Prose site={site} content={event.description} level={2} />
          </div>
        </LegendText>
      </LegendColumns>
      <OtherDates site={site} events={related} />
    </TranslatedPage>
  );
}
