import type { StudySpan } from '@meridia/domain/courses';
import type { Localised } from '../localised';

type Words = { text: string; steps: string[]; requirements: string[] };
type Named = { title: string; description: string };
type TeachingUnit = { title: string; hours: number; ects: number; summary: string; modules: string[] };
type Salary = { min: number; max: number; currency: 'EUR'; period: 'year'; label: string };
type Question = { q: string; a: string };

/** A record of catalogue/years/{slug}.json: a year of study, or a part of a shorter programme. */
export type StudyYearFile = {
  span: StudySpan;
  title: Localised;
  purpose: Localised;
  subjects: { title: Localised; hours: number }[];
  abroad: Localised | null;
  workStudyWeeks: number | null;
  internshipWeeks: number | null;
  endsWith: Localised;
  ects: number | null;
};

/** A record of catalogue/courses.json, with its years of study. */
export type CourseFile = {
  slug: string;
  name: Localised;
  summary: Localised;
  objectives: Localised;
  category: string;
  domain: string;
  featured: number | null;
  rhythm: string[];
  entryLevel: number;
  graduationLevel: number;
  deliversLevel: boolean;
  duration: { value: number; unit: string };
  languageOfInstruction: string;
  campuses: string[];
  intakeDates: string[];
  deadlines?: string[];
  /** Of their own file; none when there is none. */
  years: StudyYearFile[];
  /** Its title and modules are English already where the programme is taught in English. */
  teachingUnits: (TeachingUnit & { en?: { summary: string } })[];
  skillUnits: (Named & { code: string; en?: Named })[];
  careerCards: (Named & { salary: Salary | null; en?: Named })[];
  admission: Words & { accessDelay: Localised; en: Words | null };
  certification: Record<string, unknown> & {
    title: string;
    certifier: string;
    note: string | null;
    en?: { title: string; note: string | null };
    rates: Record<string, unknown> & { source: Localised | null };
  };
  price: {
    currency: string;
    amount: number;
    registrationFee: number;
    workStudyFromYear?: number;
    periodic: string | null;
  };
  faq: (Question & { en: Question | null })[];
  testimonials: string[];
  related: string[];
  brochure: { title: string; pages: number; year: number; file: string };
};
