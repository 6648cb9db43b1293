import type { EventDetail } from '@/content/events/event-detail.model';
import { EventArt } from '@/features/events/event-art';
import { EventState } from '@/features/events/event-state';
import { shortDates } from '@/features/events/event-dates.rules';
import { eventLocation, eventType } from '@/features/events/event-texts.rules';
import { calendarOfPage } from '@/lib/calendar-address';
import { newTabHint } from '@/lib/external-link';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { LinkButton } from '@/ui/button';
import { DuoActions, DuoFoot, DuoHead } from '@/ui/duo-head';
import { Tag, Tags } from '@/ui/tag';
import { eventCrumbs } from './event-crumbs';

type Props = { site: SiteContext; event: EventDetail };

/** What one may do: sign up and note the date, or read that it is over or cancelled. */
function Actions({ site, event }: Props) {
  const { isPast, signUpHref, slug, state } = event;
  if (isPast)
    return (
      <DuoActions>
        <Tag isInk>{site.text('agenda.past')}</Tag>
      </DuoActions>
    );
  return (
    <DuoActions>
      {signUpHref !== null && state !== 'cancelled' && (
        <LinkButton variant="solid" href={signUpHref} newTabHint={newTabHint(site, signUpHref)}>
          {site.text('agenda.signUp')}
        </LinkButton>
      )}
      <LinkButton href={site.href(calendarOfPage(paths.event(slug)))} download>
        {site.text('agenda.addToCalendar')}
      </LinkButton>
    </DuoActions>
  );
}

/** When and where, with the title: a phone shows it at once. */
function Facts({ site, event }: Props) {
  return (
    <Tags>
      <EventState site={site} state={event.state} />
      {[...shortDates(site, event), eventLocation(site, event)].map((fact) => (
        <Tag key={fact}>{fact}</Tag>
      ))}
    </Tags>
  );
}

export function EventHead({ site, event }: Props) {
  const { title, type, startsAt } = event;
  const { tint } = eventType(site, type);
  const crumbs = eventCrumbs(site, event);
  return (
    <DuoHead
      tint={tint}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
      title={title}
      picture={<EventArt site={site} startsAt={startsAt} />}
    >
      <DuoFoot>
        <Facts site={site} event={event} />
      </DuoFoot>
      <Actions site={site} event={event} />
    </DuoHead>
  );
}
