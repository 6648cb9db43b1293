import { NAVBAR_EVENTS_MAX } from '@meridia/domain/limits';
import type { EventCard } from '@/content/events/event.model';
import { isoDay, weekdayDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { linkLanguage } from '@/lib/translated';
import { Link } from '@/ui/link';
import { LinkPanel, PanelItem, PanelList, PanelText } from '@/ui/link-panel';
import { Ordinals } from '@/ui/ordinals';
import { nextMoment } from './event-dates.rules';
import { eventCity } from './event-texts.rules';

type Props = { site: SiteContext; events: readonly EventCard[] | null; headingId: string };

function PanelEvent({ site, event }: { site: SiteContext; event: EventCard }) {
  const { slug, title, isRunning, signUpHref } = event;
  const next = nextMoment(event);
  return (
    <PanelItem
      href={site.href(paths.event(slug))}
      title={title}
      {...linkLanguage(event, 'title')}
      facts={
        <>
          {isRunning && `${site.text('agenda.until')} `}
          <time dateTime={isoDay(next)}>
            <Ordinals>{weekdayDate(site.locale, next)}</Ordinals>
          </time>
          , {eventCity(site, event)}
          {event.isFrenchOnly && ` – ${site.text('i18n.inFrench')}`}
        </>
      }
    >
      {signUpHref && (
        <Link href={signUpHref} className="interface">
          {site.text('agenda.signUp')}
          <span className="visually-hidden"> : {title}</span>
        </Link>
      )}
    </PanelItem>
  );
}

/** The next events (EVP-01), or the sentence that there are none (EVP-02), which is not said of those that nobody could read (STATE-04). */
export function EventsPanel({ site, events, headingId }: Props) {
  return (
    <LinkPanel
      headingId={headingId}
      tint="paille"
      title={site.text('nav.upcomingEvents')}
      more={{ label: site.text('nav.allEvents'), href: site.href(paths.agenda) }}
    >
      {events && events.length > 0 && (
        <PanelList>
          {events.slice(0, NAVBAR_EVENTS_MAX).map((event) => (
            <PanelEvent key={event.slug} site={site} event={event} />
          ))}
        </PanelList>
      )}
      {events?.length === 0 && <PanelText>{site.text('empty.noEvent')}</PanelText>}
    </LinkPanel>
  );
}
