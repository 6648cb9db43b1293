import type { EventCard } from '@/content/events/event.model';
import { eventType } from '@/features/events/event-texts.rules';
import { documentCrumbs, type Crumb } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';

/** « Accueil › Agenda › Portes ouvertes, Lyon » */
export function eventCrumbs(site: SiteContext, { type, venue, campus }: EventCard): Crumb[] {
  const place = venue ?? campus?.title ?? site.text('agenda.online');
  return documentCrumbs(site, 'agenda', `${eventType(site, type).label}, ${place}`);
}
