import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { noSelection } from '@/features/filters/list-selection.rules';
import { AgendaPage } from '@/views/agenda/agenda-page';
import { agendaHead } from './agenda-head';
import { agendaRequest } from './load-agenda';

type Props = { params: Promise<{ locale: string }> };

async function toRequest({ params }: Props) {
  return agendaRequest((await params).locale, noSelection('agenda'));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), agendaHead);
}

/** ROUTE-08: the list of events. */
export default async function AgendaRoute(props: Props) {
  return renderPage(await toRequest(props), (agenda, site) => <AgendaPage site={site} agenda={agenda} />);
}
