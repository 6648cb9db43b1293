import type { Localised } from '../localised';

type Words = { text: string; steps: string[]; requirements: string[] };
type Question = { q: string; a: string };

/** A record of catalogue/courses.json. */
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
  teachingUnits: { title: string; hours: number; ects: number; summary: string; modules: string[] }[];
  skillUnits: { code: string; title: string; description: string }[];
  careerCards: { title: string; description: string; salary: Record<string, unknown> | null }[];
  admission: Words & { accessDelay: Localised; en: Words | null };
  certification: Record<string, unknown> & {
    title: string;
    certifier: string;
    note: string | null;
    rates: Record<string, unknown> & { source: Localised | null };
  };
  price: { periodic: string | null } & Record<string, unknown>;
  faq: (Question & { en: Question | null })[];
  testimonials: string[];
  related: string[];
  brochure: { title: string; pages: number; year: number; file: string };
};
