import { eventPlace, eventType } from '@/features/events/event-texts.rules';
import { TranslatedPage } from '@/features/locale/translated-page';
import { InlineText } from '@/features/rich-text/inline-text';
import { Prose } from '@/features/rich-text/prose';
import { newTabHint } from '@/lib/external-link';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Breadcrumb } from '@/ui/breadcrumb';
import { LinkButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { PageHead } from '@/ui/page-head';
import { RouteLink } from '@/ui/route-link';
import { Tag } from '@/ui/tag';
import type { EventContent } from './event-content';
import { EventLegend } from './event-legend';
import styles from './event-page.module.css';
import { splitLead } from './lead.rules';
import { OtherDates } from './other-dates';

type Props = EventContent & { site: SiteContext };

/** What an event that is over says, and where to go from there. */
function PastNotice({ site, next }: Pick<Props, 'site' | 'next'>) {
  return (
    <div className={styles.past}>
      <p>{site.text('agenda.pastNotice')}</p>
      {next && (
        <RouteLink
          href={site.href(paths.event(next.slug))}
          label={site.text('agenda.nextOfKind', { title: next.title })}
        />
      )}
      <RouteLink href={site.href(paths.agenda)} label={site.text('nav.allEvents')} />
    </div>
  );
}

function EventHead({ site, event }: Pick<Props, 'site' | 'event'>) {
  const { title, type, campus, signUpHref, isPast } = event;
  const { label, tint } = eventType(site, type);
  const { lead } = splitLead(event.description);
  const crumbs = [
    { label: site.text('nav.home'), href: site.href(paths.home) },
    { label: site.text('nav.agenda'), href: site.href(paths.agenda) },
    { label: `${label}, ${campus?.title ?? eventPlace(site, campus)}` },
  ];
  return (
    <PageHead
      tint={tint}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
      title={title}
      lead={
        lead && (
          <span lang={fieldLanguage(event, 'description')}>
            <InlineText site={site} content={lead} />
          </span>
        )
      }
    >
      {isPast ? (
        <Tag isInk>{site.text('agenda.past')}</Tag>
      ) : (
        signUpHref && (
          <LinkButton variant="solid" href={signUpHref} newTabHint={newTabHint(site, signUpHref)}>
            {site.text('agenda.signUp')}
          </LinkButton>
        )
      )}
    </PageHead>
  );
}

/** ROUTE-08: an event; one that is over keeps its page. */
export function EventPage({ site, event, related, next }: Props) {
  const { rest } = splitLead(event.description);
  return (
    <TranslatedPage site={site} document={event}>
      <EventHead site={site} event={event} />
      <div className={classNames('container', styles.columns)}>
        <EventLegend site={site} event={event} />
        <div className={styles.body}>
          {event.isPast && <PastNotice site={site} next={next} />}
          <div lang={fieldLanguage(event, 'description')}>
            <Prose site={site} content={rest} level={2} />
          </div>
        </div>
      </div>
      <OtherDates site={site} events={related} />
    </TranslatedPage>
  );
}
