import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { SectionHeading } from '@/ui/section-heading';
import { JobLines } from '@/views/job-list/job-lines';

type Props = { site: SiteContext; title: string; offers: readonly JobOfferCard[] };

const TITLE_ID = 'autres-offres';

/** Nothing when no other offer is near this one. */
export function OtherJobs({ site, title, offers }: Props) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="section sur-craie">
      <div className="container">
        <SectionHeading
          id={TITLE_ID}
          title={title}
          link={{ href: site.href(paths.jobOffers), label: site.text('jobs.all') }}
        />
        <JobLines site={site} offers={offers} />
      </div>
    </section>
  );
}
