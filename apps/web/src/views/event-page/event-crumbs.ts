import type { EventCard } from '@/content/events/event.model';
import { eventCity, eventType } from '@/features/events/event-texts.rules';
import { documentCrumbs, type Crumb } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';

/** « Accueil › Agenda › Portes ouvertes, Lyon » */
export function eventCrumbs(site: SiteContext, event: EventCard): Crumb[] {
  const kind = eventType(site, event.type).label;
  return documentCrumbs(site, 'agenda', `${kind}, ${eventCity(site, event)}`);
}
