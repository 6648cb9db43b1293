import { countryCode } from '@/features/campuses/zones.rules';
import { jobData } from '@/features/seo/data/job-data';
import { documentCrumbs } from '@/lib/crumbs';
import { JOB_TINTS } from '@/features/job-offers/job-tints.data';
import { offerSummary } from '@/features/job-offers/job-texts.rules';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { JobPage } from '@/views/job-page/job-page';
import { loadJob } from './load-job';

/** ROUTE-12: an offer; one that has expired is gone, and its page says so. */
export const page = definePage({
  load: ({ locale, params }) => loadJob(locale, params.slug),
  head: ({ offer, country }, site) => ({
    title: offer.title,
    description: offerSummary(site, offer),
    share: { note: offerSummary(site, offer), tint: JOB_TINTS[offer.domain] },
    robots: offer.isExpired ? { index: false, follow: true } : undefined,
    crumbs: documentCrumbs(site, 'jobOffers', offer.title),
    data: jobData(offer, countryCode(country)),
  }),
  view: (content, site) => <JobPage site={site} {...content} />,
  frame: ({ offer: { campus } }) => (campus ? { campuses: [campus.slug] } : {}),
  status: ({ offer }) => (offer.isExpired ? 410 : 200),
  address: ({ params }) => documentAddress('jobOffer', params.slug),
});
