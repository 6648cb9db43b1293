import type { Locale } from '@meridia/domain/locales';
import type { ItemProps } from '@/app/_page/item-route';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { offerSummary } from '@/features/job-offers/job-texts.rules';
import type { JobContent } from '@/views/job-page/job-content';
import { JobPage } from '@/views/job-page/job-page';
import { loadJob } from './load-job';

export { generateStaticParams } from '@/app/_page/item-route';

async function toRequest({ params }: ItemProps) {
  const { locale, slug } = await params;
  return {
    locale,
    load: (served: Locale) => loadJob(served, slug),
    address: documentAddress('jobOffer', slug),
    status: ({ offer }: JobContent) => (offer.isExpired ? 410 : 200),
  };
}

export async function generateMetadata(props: ItemProps) {
  return pageMetadata(await toRequest(props), ({ offer }, site) => ({
    title: offer.title,
    description: offerSummary(site, offer),
    robots: offer.isExpired ? { index: false, follow: true } : undefined,
  }));
}

/** ROUTE-12: an offer; one that has expired is gone, and its page says so. */
export default async function JobRoute(props: ItemProps) {
  return renderPage(await toRequest(props), (content, site) => <JobPage site={site} {...content} />);
}
