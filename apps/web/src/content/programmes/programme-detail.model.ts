import type { StudySpan } from '@meridia/domain/courses';
import type { BrochureFacts } from '@/content/brochures/brochure.model';
import type { RichText } from '@/content/rich-text.model';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import type { Translated, TranslatedDocument } from '@/lib/translated';
import type { ProgrammeCard } from './programme.model';

export type TeachingUnit = {
  id: number;
  title: string;
  hours: number | null;
  ects: number | null;
  summary: string | null;
  modules: readonly string[];
};

/** A year of study, or a part of a shorter programme. */
export type StudyYear = {
  id: number;
  span: StudySpan;
  /** Its rank among those of the same span, from 1. */
  rank: number;
  title: string;
  purpose: string | null;
  subjects: readonly { id: number; title: string; hours: number | null }[];
  /** Where and when. */
  abroad: string | null;
  /** Weeks in the company, for those in work-study. */
  workStudyWeeks: number | null;
  /** At least, for the others. */
  internshipWeeks: number | null;
  /** The examination, dissertation or project that closes it. */
  endsWith: string | null;
  ects: number | null;
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
  /** Until when the registration holds. */
  registeredUntil: string | null;
  note: string | null;
  rates: Rates | null;
};

type RelatedProgramme = Pick<ProgrammeCard, 'slug' | 'name' | 'category' | 'domain' | 'summary'>;

export type ProgrammeDetail = ProgrammeCard &
  TranslatedDocument & {
    workStudyFunding: string | null;
    objectives: RichText;
    years: readonly StudyYear[];
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
