import type { EventCard } from '@/content/events/event.model';
import type { SiteContext } from '@/lib/site-context';
import { Tag } from '@/ui/tag';

/** Said where the event is named; nothing of one that is as planned. */
export function EventState({ site, state }: { site: SiteContext; state: EventCard['state'] }) {
  return state === 'scheduled' ? null : <Tag isInk>{site.text(`agenda.state.${state}`)}</Tag>;
}
