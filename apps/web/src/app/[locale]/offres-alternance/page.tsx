import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { noSelection } from '@/features/filters/list-selection.rules';
import { JobListPage } from '@/views/job-list/job-list-page';
import { jobListHead } from './job-list-head';
import { jobListRequest } from './load-job-list';

type Props = { params: Promise<{ locale: string }> };

async function toRequest({ params }: Props) {
  return jobListRequest((await params).locale, noSelection('offres-alternance'));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), jobListHead);
}

/** ROUTE-12: the list of offers. */
export default async function JobListRoute(props: Props) {
  return renderPage(await toRequest(props), (list, site) => <JobListPage site={site} list={list} />);
}
