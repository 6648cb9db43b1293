import type {
  CourseCategory,
  DurationUnit,
  Level,
  StudyMode,
  TeachingLanguage,
} from '@meridia/domain/courses';
import type { DisplayDomainSlug } from '@meridia/domain/domains.data';
import type { Price } from '@meridia/domain/fees.rules';
import type { Reference } from '@/content/reference.model';
import type { PictureImage } from '@/lib/picture-image';
import type { TranslatedDocument } from '@/lib/translated';

export type ProgrammeCard = TranslatedDocument & {
  slug: string;
  name: string;
  category: CourseCategory;
  /** One of the four that visitors see. */
  domain: DisplayDomainSlug;
  /** Rank among the programmes put forward; null for the others. */
  featured: number | null;
  summary: string | null;
  rhythms: readonly StudyMode[];
  entryLevel: Level;
  /** Null: the programme leads to no level of its own. */
  graduationLevel: Level | null;
  duration: { value: number; unit: DurationUnit } | null;
  campuses: readonly Reference[];
  taughtIn: TeachingLanguage;
  price: Price | null;
  /** Soonest first, those that have passed included: « 2027-02-15 ». */
  intakeDates: readonly string[];
  image: PictureImage | null;
};
