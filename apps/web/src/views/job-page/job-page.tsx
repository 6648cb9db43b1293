import type { JobOfferDetail } from '@/content/job-offers/job-offer.model';
import { TranslatedPage } from '@/features/locale/translated-page';
import { Prose } from '@/features/rich-text/prose';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { LegendColumns, LegendText } from '@/ui/legend-columns';
import { Notice } from '@/ui/notice';
import { RouteLink } from '@/ui/route-link';
import type { JobContent } from './job-content';
import { JobHead } from './job-head';
import { jobLegend } from './job-legend';
import { OtherJobs } from './other-jobs';

type Props = JobContent & { site: SiteContext };

/** What an offer that has expired says, and where to go from there. */
function ExpiredNotice({ site }: { site: SiteContext }) {
  return (
    <Notice text={site.text('jobs.expiredNotice')}>
      <RouteLink href={site.href(paths.jobOffers)} label={site.text('jobs.all')} />
    </Notice>
  );
}

type PointsProps = { site: SiteContext; offer: JobOfferDetail; name: 'missions' | 'profile' };

function Points({ site, offer, name }: PointsProps) {
  if (offer[name].length === 0) return null;
  return (
    <section className="prose">
      <h2>{site.text(`jobs.${name}`)}</h2>
      <ul lang={fieldLanguage(offer, name)}>
        {offer[name].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** ROUTE-12: an offer; one that has expired keeps its page, which shows those that are still open. */
export function JobPage({ site, offer, others, today }: Props) {
  const { isExpired } = offer;
  return (
    <TranslatedPage site={site} document={offer}>
      <JobHead site={site} offer={offer} today={today} />
      <LegendColumns legend={jobLegend({ site, offer })}>
        <LegendText>
          {isExpired && <ExpiredNotice site={site} />}
          <div lang={fieldLanguage(offer, 'description')}>
            <Prose site={site} content={offer.description} level={2} />
          </div>
          <Points site={site} offer={offer} name="missions" />
          <Points site={site} offer={offer} name="profile" />
        </LegendText>
      </LegendColumns>
      <OtherJobs
        site={site}
        title={site.text(isExpired ? 'jobs.stillOpen' : 'jobs.related')}
        offers={others}
      />
    </TranslatedPage>
  );
}
