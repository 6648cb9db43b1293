import { EVENT_TYPES } from '@meridia/domain/events';
import { FollowLinks } from '@/features/calendar/follow-links';
import { eventType } from '@/features/events/event-texts.rules';
import { calendarOfPage } from '@/lib/calendar-address';
import { paths, withQuery } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { PageHead } from '@/ui/page-head';
import { PageNote } from '@/ui/page-note';
import { RouteLink } from '@/ui/route-link';
import { HeadSpires } from '@/ui/spires';
import { CalendarForm } from './calendar-form';
import styles from './calendar-page.module.css';
import { NextLines } from './next-lines';
import type { YourCalendar } from './your-calendar';

type Props = { site: SiteContext; calendar: YourCalendar };

export const CALENDAR_TINT = 'paille';
const DATES_ID = 'dates';
const FEEDS_ID = 'suivre';

function Dates({ site, calendar: { found, choice, campuses, siteUrl } }: Props) {
  if (!found) return null;
  const campus = campuses.find(({ slug }) => slug === choice.campus);
  const subject = [found.programme.name, campus?.title].filter(Boolean).join(', ');
  return (
    <section aria-labelledby={DATES_ID}>
      <h2 id={DATES_ID} className="heading-3">
        {site.text('calendar.next', { subject })}
      </h2>
      <NextLines site={site} found={found} />
      <div className={styles.whole}>
        <p>{site.text('calendar.whole')}</p>
        <FollowLinks
          site={site}
          href={site.href(calendarOfPage(paths.calendar(choice)))}
          siteUrl={siteUrl}
          context={subject}
        />
      </div>
    </section>
  );
}

/** Every calendar of the agenda, by kind and by campus. */
function Feeds({ site, calendar: { campuses, siteUrl } }: Props) {
  const feed = (filter: { type?: string; campus?: string }) =>
    site.href(calendarOfPage(withQuery(paths.agenda, filter)));
  const types = EVENT_TYPES.map((type) => ({ href: feed({ type }), label: eventType(site, type).label }));
  const places = campuses.map(({ slug, title }) => ({ href: feed({ campus: slug }), label: title }));
  return (
    <section aria-labelledby={FEEDS_ID} className="section sur-craie">
      <div className={classNames('container', styles.feeds)}>
        <h2 id={FEEDS_ID}>{site.text('calendar.followTitle')}</h2>
        <p>{site.text('calendar.followAll')}</p>
        <FollowLinks site={site} href={feed({})} siteUrl={siteUrl} context={site.text('agenda.filter.all')} />
        {[
          { title: site.text('calendar.byKind'), links: types },
          { title: site.text('calendar.byCampus'), links: places },
        ].map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className={styles.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} download>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** « Votre calendrier » */
export function CalendarPage({ site, calendar }: Props) {
  const crumbs = [
    { label: site.text('nav.home'), href: site.href(paths.home) },
    { label: site.text('nav.agenda'), href: site.href(paths.agenda) },
    { label: site.text('calendar.title') },
  ];
  return (
    <>
      <PageHead
        tint={CALENDAR_TINT}
        art={<HeadSpires tint={CALENDAR_TINT} />}
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
        title={site.text('calendar.title')}
        lead={site.text('calendar.intro')}
      />
      {calendar.hasUnknownChoice && <PageNote>{site.text('filter.unknown')}</PageNote>}
      <CalendarForm site={site} calendar={calendar} />
      <div className={classNames('container', styles.dates)}>
        <Dates site={site} calendar={calendar} />
        <RouteLink href={site.href(paths.visit())} label={site.text('visit.title')} />
      </div>
      <Feeds site={site} calendar={calendar} />
    </>
  );
}
