import { eventMonths } from '@/features/events/agenda.rules';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import { listCrumbs } from '@/lib/crumbs';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { defineListPage, type ListContent } from '@/pages/lists/define-list-page';
import type { Agenda } from '@/views/agenda/agenda';
import { AGENDA_TINT, AgendaPage } from '@/views/agenda/agenda-page';
import { choiceText } from '@/views/agenda/choice-text';
import { agendaCalendar } from './agenda-calendar';
import { loadAgenda } from './load-agenda';

function isKnown({ campuses, upcoming }: ListContent<Agenda>, { values }: ListSelection<'agenda'>): boolean {
  const months = eventMonths(upcoming);
  return (
    values.campus.every((value) => campuses.some(({ slug }) => slug === value)) &&
    values.mois.every((value) => months.includes(value))
  );
}

function choiceTitle({ selection, campuses }: Agenda, site: SiteContext): string | null {
  const choice = choiceText(site, campuses, selection.values);
  return choice === '' ? null : `${choice} – ${site.text('agenda.title')}`;
}

/** ROUTE-08: the list of events. */
const list = defineListPage({
  list: 'agenda',
  load: loadAgenda,
  total: ({ found }) => found.length,
  isKnown,
  blocksOf: ({ blocks }) => blocks,
  labels: () => ({ title: 'agenda.title', intro: 'agenda.intro' }),
  choiceTitle,
  share: { tint: AGENDA_TINT },
  feed: paths.feeds.agenda,
  crumbs: (_model, site) => listCrumbs(site, 'agenda'),
  view: (agenda, site) => <AgendaPage site={site} agenda={agenda} />,
});

export const page = { ...list, calendar: agendaCalendar };
