import type { EventCard } from '@/content/events/event.model';
import { groupByMonth } from '@/features/events/agenda.rules';
import { monthTitle } from '@/features/events/event-dates.rules';
import { FollowLinks } from '@/features/calendar/follow-links';
import { EventLine, EventLines } from '@/features/events/event-line';
import { listHref } from '@/features/lists/list-address.rules';
import { VisitForm } from '@/features/visit/visit-form';
import { calendarOfPage } from '@/lib/calendar-address';
import { listCrumbs } from '@/lib/crumbs';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { PageHead } from '@/ui/page-head';
import { RouteLink } from '@/ui/route-link';
import { HeadSpires } from '@/ui/spires';
import { PageLayout } from '@/views/page-layout/page-layout';
import { choiceText } from './choice-text';
import type { Agenda } from './agenda';
import { AgendaFilters } from './agenda-filters';
import styles from './agenda-page.module.css';
import { NoEvent } from './no-event';

type Props = { site: SiteContext; agenda: Agenda };

export const AGENDA_TINT = 'paille';

type MonthsProps = Props & {
  events: readonly EventCard[];
  /** EN-04: in English, the months of the events in French come after the others, and say so. */
  isFrench?: boolean;
};

function Months({ site, agenda: { upcoming }, events: shown, isFrench = false }: MonthsProps) {
  return groupByMonth({ events: shown, today: upcoming.today }).map(({ month, events }) => (
    <section key={month} aria-labelledby={monthId(month, isFrench)} className={styles.month}>
      <h2 id={monthId(month, isFrench)} className="heading-3">
        {monthTitle(site, month)}
        {isFrench && ` – ${site.text('i18n.inFrench')}`}
      </h2>
      <EventLines>
        {events.map((event) => (
          <EventLine key={event.slug} site={site} event={event} />
        ))}
      </EventLines>
    </section>
  ));
}

const monthId = (month: string, isFrench: boolean) => (isFrench ? `${month}-fr` : month);

/** EN-01: what the reader can follow first, month by month; then the rest. */
function Events(props: Props) {
  const { found } = props.agenda;
  return (
    <>
      <Months {...props} events={found.filter(({ isFrenchOnly }) => !isFrenchOnly)} />
      <Months {...props} events={found.filter(({ isFrenchOnly }) => isFrenchOnly)} isFrench />
    </>
  );
}

const VISIT_ID = 'visite';

/** For those who ask where to go first. */
function NearestVisit({ site }: Pick<Props, 'site'>) {
  return (
    <section aria-labelledby={VISIT_ID} className={styles.visit}>
      <h2 id={VISIT_ID} className="heading-3">
        {site.text('visit.title')}
      </h2>
      <VisitForm site={site} />
    </section>
  );
}

const FOLLOW_ID = 'suivre';

/** The same list in the visitor's own calendar, and the way to the dates of one programme. */
function Follow({ site, agenda: { selection, campuses, siteUrl } }: Props) {
  const choice = choiceText(site, campuses, selection.values);
  return (
    <section aria-labelledby={FOLLOW_ID} className={styles.follow}>
      <h2 id={FOLLOW_ID} className="heading-3">
        {site.text('calendar.followTitle')}
      </h2>
      <p>
        {choice === '' ? site.text('calendar.followAll') : site.text('calendar.followChoice', { choice })}
      </p>
      <FollowLinks
        site={site}
        href={site.href(calendarOfPage(listHref('agenda', selection)))}
        siteUrl={siteUrl}
        context={choice || site.text('agenda.filter.all')}
      />
      <RouteLink href={site.href(paths.calendar())} label={site.text('calendar.toYours')} />
    </section>
  );
}

/** ROUTE-08: what is to come, month by month. */
export function AgendaPage({ site, agenda }: Props) {
  const { blocks, found } = agenda;
  const { article } = agenda;
  const crumbs = listCrumbs(site, 'agenda');
  const hasEvents = found.length > 0;
  return (
    <>
      <PageHead
        tint={AGENDA_TINT}
        art={hasEvents && <HeadSpires tint={AGENDA_TINT} />}
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
        title={article?.heading ?? site.text('agenda.title')}
        lead={hasEvents && (article ? article.lead : site.text('agenda.intro'))}
      />
      <AgendaFilters site={site} agenda={agenda} />
      <div className={classNames('container', styles.list)}>
        {hasEvents ? <Events site={site} agenda={agenda} /> : <NoEvent site={site} agenda={agenda} />}
        <NearestVisit site={site} />
        <Follow site={site} agenda={agenda} />
      </div>
      <PageLayout site={site} blocks={blocks} tint={AGENDA_TINT} />
    </>
  );
}
