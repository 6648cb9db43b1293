import type { CourseCategory } from '@meridia/domain/courses';
import type { Reference } from '@/content/reference.model';
import type { TranslatedDocument } from '@/lib/translated';

/** The dates of a programme, as calendars need them. */
export type ProgrammeDates = TranslatedDocument & {
  /** The same in every language, and for as long as the programme exists. */
  id: string;
  slug: string;
  name: string;
  category: CourseCategory;
  campuses: readonly Reference[];
  /** The last day to apply, session by session, soonest first: « 2027-03-31 ». */
  deadlines: readonly string[];
  /** Soonest first. */
  intakeDates: readonly string[];
  /** When it was last published; null: not known. */
  modifiedAt: string | null;
};
