import { isEventType } from '@meridia/domain/events';
import type { Reference } from '@/content/reference.model';
import { AGENDA_FILTERS, type AgendaChoice, type AgendaFilter } from '@/features/events/agenda.rules';
import { eventType } from '@/features/events/event-texts.rules';
import { monthAndYear } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';

/** What the visitor wrote into the address is not repeated: a value that nothing knows is called that. */
function valueText(site: SiteContext, campuses: readonly Reference[], filter: AgendaFilter, value: string) {
  if (filter === 'mois') return monthAndYear(site.locale, value);
  if (filter === 'campus')
    return campuses.find(({ slug }) => slug === value)?.title ?? site.text('filter.unknownChoice');
  return isEventType(value) ? eventType(site, value).label : value;
}

/** « Portes ouvertes, Lyon, novembre 2026 »; empty when nothing is chosen. */
export function choiceText(site: SiteContext, campuses: readonly Reference[], choice: AgendaChoice): string {
  return AGENDA_FILTERS.flatMap((filter) =>
    choice[filter].map((value) => valueText(site, campuses, filter, value)),
  ).join(', ');
}
