import type { EventType } from '@meridia/domain/events';
import type { Reference } from '@/content/reference.model';
import type { TranslatedDocument } from '@/lib/translated';

export type EventCard = TranslatedDocument & {
  slug: string;
  title: string;
  type: EventType;
  /** ISO, in universal time. */
  startsAt: string;
  endsAt: string | null;
  /** Null: one comes without signing up. */
  signUpHref: string | null;
  /** Null: the event is online. */
  campus: Reference | null;
};
