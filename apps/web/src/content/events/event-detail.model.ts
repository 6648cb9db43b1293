import type { RichText } from '@/content/rich-text.model';
import type { TranslatedDocument } from '@/lib/translated';
import type { EventCard } from './event.model';

export type EventDetail = EventCard &
  TranslatedDocument & {
    description: RichText;
    /** Its last day is before today, in Paris. */
    isPast: boolean;
  };
