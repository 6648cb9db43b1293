import { groupByMonth } from '@/features/events/agenda.rules';
import { monthTitle } from '@/features/events/event-dates.rules';
import { EventLine, EventLines } from '@/features/events/event-line';
import { listCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { PageHead } from '@/ui/page-head';
import { HeadSpires } from '@/ui/spires';
import { PageLayout } from '@/views/page-layout/page-layout';
import type { Agenda } from './agenda';
import { AgendaFilters } from './agenda-filters';
import styles from './agenda-page.module.css';
import { NoEvent } from './no-event';

type Props = { site: SiteContext; agenda: Agenda };

const TINT = 'paille';

function Months({ site, agenda: { found, upcoming } }: Props) {
  return groupByMonth({ events: found, today: upcoming.today }).map(({ month, events }) => (
    <section key={month} aria-labelledby={month} className={styles.month}>
      <h2 id={month} className="heading-3">
        {monthTitle(site, month)}
      </h2>
      <EventLines>
        {events.map((event) => (
          <EventLine key={event.slug} site={site} event={event} />
        ))}
      </EventLines>
    </section>
  ));
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
        tint={TINT}
        art={hasEvents && <HeadSpires tint={TINT} />}
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
        title={article?.heading ?? site.text('agenda.title')}
        lead={hasEvents && (article ? article.lead : site.text('agenda.intro'))}
      />
      <AgendaFilters site={site} agenda={agenda} />
      <div className={classNames('container', styles.list)}>
        {hasEvents ? <Months site={site} agenda={agenda} /> : <NoEvent site={site} agenda={agenda} />}
      </div>
      <PageLayout site={site} blocks={blocks} tint={TINT} />
    </>
  );
}
