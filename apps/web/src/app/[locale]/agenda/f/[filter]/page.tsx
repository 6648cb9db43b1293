import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { agendaHead } from '@/app/[locale]/agenda/agenda-head';
import { agendaRequest } from '@/app/[locale]/agenda/load-agenda';
import { fromSegment } from '@/features/filters/list-selection.rules';
import { AgendaPage } from '@/views/agenda/agenda-page';

type Props = { params: Promise<{ locale: string; filter: string }> };

export function generateStaticParams() {
  return [{ filter: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, filter } = await params;
  return agendaRequest(locale, fromSegment('agenda', filter));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), agendaHead);
}

/** The list of events with a selection; visitors know it as `/agenda?…` (proxy.ts). */
export default async function FilteredAgendaRoute(props: Props) {
  return renderPage(await toRequest(props), (agenda, site) => <AgendaPage site={site} agenda={agenda} />);
}
