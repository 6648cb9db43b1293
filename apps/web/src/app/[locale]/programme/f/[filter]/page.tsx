import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { programmeListHead } from '@/app/[locale]/programme/programme-list-head';
import { programmeListRequest } from '@/app/[locale]/programme/load-programme-list';
import { fromSegment } from '@/features/filters/list-selection.rules';
import { ProgrammeListPage } from '@/views/programme-list/programme-list-page';

type Props = { params: Promise<{ locale: string; filter: string }> };

export function generateStaticParams() {
  return [{ filter: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, filter } = await params;
  return programmeListRequest(locale, fromSegment('programme', filter));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), programmeListHead);
}

/** The list of programmes with a selection; visitors know it as `/programme?…` (proxy.ts). */
export default async function FilteredProgrammesRoute(props: Props) {
  return renderPage(await toRequest(props), (list, site) => <ProgrammeListPage site={site} list={list} />);
}
