import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import type { RichText } from '@/content/rich-text.model';
import type { TranslatedDocument } from '@/lib/translated';
import type { EventCard } from './event.model';

export type EventDetail = EventCard &
  TranslatedDocument & {
    /** Its own; null: those of the campuses where it is. */
    address: string | null;
    /** In the order of `campuses`. */
    campusAddresses: readonly Pick<CampusDetail, 'address' | 'postalCode' | 'city' | 'country'>[];
    /** « Lycéens, étudiants, parents » */
    audience: string | null;
    /** « Gratuit, sur inscription » */
    price: string | null;
    /** In order; « 14:30 » in Paris. */
    timetable: readonly { id: number; time: string; text: string }[];
    description: RichText;
    /** Its last day is before today, in Paris. */
    isPast: boolean;
  };
