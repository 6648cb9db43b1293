import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { jobListHead } from '@/app/[locale]/offres-alternance/job-list-head';
import { jobListRequest } from '@/app/[locale]/offres-alternance/load-job-list';
import { fromSegment } from '@/features/filters/list-selection.rules';
import { JobListPage } from '@/views/job-list/job-list-page';

type Props = { params: Promise<{ locale: string; filter: string }> };

export function generateStaticParams() {
  return [{ filter: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, filter } = await params;
  return jobListRequest(locale, fromSegment('offres-alternance', filter));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), jobListHead);
}

/** The list of offers with a selection; visitors know it as `/offres-alternance?…` (proxy.ts). */
export default async function FilteredJobListRoute(props: Props) {
  return renderPage(await toRequest(props), (list, site) => <JobListPage site={site} list={list} />);
}
