import type { TeachingLanguage } from '@meridia/domain/courses';
import type { BrochureFacts } from '@/content/brochures/brochure.model';
import type { RichText } from '@/content/rich-text.model';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import type { Translated, TranslatedDocument } from '@/lib/translated';
import type { ProgrammeCard } from './programme.model';

/** In whole units of the currency. */
export type Price = {
  currency: string;
  initial: number | null;
  perYear: number | null;
  total: number | null;
  registrationFee: number | null;
};

export type TeachingUnit = {
  id: number;
  title: string;
  hours: number | null;
  ects: number | null;
  summary: string | null;
  modules: readonly string[];
};

export type SkillUnit = { id: number; code: string; title: string; description: string | null };

type Career = {
  id: number;
  title: string;
  description: string | null;
  /** « 25 à 30 k€ brut par an » */
  salary: string | null;
};

export type Admission = Translated & {
  text: string | null;
  steps: readonly string[];
  requirements: readonly string[];
  accessDelay: string | null;
};

/** Percentages, of the year and the number of students they name. */
export type Rates = {
  success: number | null;
  insertion: number | null;
  satisfaction: number | null;
  year: number | null;
  cohort: number | null;
  source: string | null;
};

export type Certification = Translated & {
  title: string | null;
  /** The number in the national directory: « RNCP99201 ». */
  rncp: string | null;
  level: number | null;
  certifier: string | null;
  /** « 2025-03-27 » */
  registeredOn: string | null;
  note: string | null;
  rates: Rates | null;
};

type RelatedProgramme = Pick<ProgrammeCard, 'slug' | 'name' | 'category' | 'domain' | 'summary'>;

export type ProgrammeDetail = ProgrammeCard &
  TranslatedDocument & {
    taughtIn: TeachingLanguage;
    workStudyFunding: string | null;
    price: Price | null;
    /** Soonest first, those that have passed included: « 2027-02-15 ». */
    intakeDates: readonly string[];
    objectives: RichText;
    teachingUnits: readonly TeachingUnit[];
    skillUnits: readonly SkillUnit[];
    careers: readonly Career[];
    admission: Admission | null;
    certification: Certification | null;
    faq: readonly { id: number; question: string; answer: string }[];
    testimonials: readonly TestimonialCard[];
    related: readonly RelatedProgramme[];
    brochure: BrochureFacts | null;
  };
