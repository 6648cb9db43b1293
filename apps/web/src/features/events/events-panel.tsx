import { NAVBAR_EVENTS_MAX } from '@meridia/domain/limits';
import type { EventCard } from '@/content/events/event.model';
import { isoDay, weekdayDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Link } from '@/ui/link';
import { LinkPanel, PanelItem, PanelList, PanelText } from '@/ui/link-panel';

type Props = { site: SiteContext; events: readonly EventCard[] };

function PanelEvent({ site, event }: { site: SiteContext; event: EventCard }) {
  const { slug, title, startsAt, campus, signUpHref } = event;
  return (
    <PanelItem
      href={site.href(paths.event(slug))}
      title={title}
      lang={fieldLanguage(event, 'title')}
      facts={
        <>
          <time dateTime={isoDay(startsAt)}>{weekdayDate(site.locale, startsAt)}</time>,{' '}
          {campus?.title ?? site.text('agenda.online')}
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

/** The next events (EVP-01), or the sentence that there are none (EVP-02). */
export function EventsPanel({ site, events }: Props) {
  return (
    <LinkPanel
      tint="paille"
      title={site.text('nav.upcomingEvents')}
      more={{ label: site.text('nav.allEvents'), href: site.href(paths.agenda) }}
    >
      {events.length > 0 ? (
        <PanelList>
          {events.slice(0, NAVBAR_EVENTS_MAX).map((event) => (
            <PanelEvent key={event.slug} site={site} event={event} />
          ))}
        </PanelList>
      ) : (
        <PanelText>{site.text('empty.noEvent')}</PanelText>
      )}
    </LinkPanel>
  );
}
