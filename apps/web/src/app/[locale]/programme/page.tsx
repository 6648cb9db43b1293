import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { noSelection } from '@/features/filters/list-selection.rules';
import { ProgrammeListPage } from '@/views/programme-list/programme-list-page';
import { programmeListRequest } from './load-programme-list';
import { programmeListHead } from './programme-list-head';

type Props = { params: Promise<{ locale: string }> };

async function toRequest({ params }: Props) {
  return programmeListRequest((await params).locale, noSelection('programme'));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), programmeListHead);
}

/** ROUTE-13: the list of programmes. */
export default async function ProgrammesRoute(props: Props) {
  return renderPage(await toRequest(props), (list, site) => <ProgrammeListPage site={site} list={list} />);
}
