import { z } from 'zod';
import { DURATION_UNITS, STUDY_SPANS } from '@meridia/domain/courses';
import { componentWire, lineWire } from './component.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';

/** Components of a programme, `course.*`. */

/** Anything else cannot be written as an amount. */
const currencyOrNull = textOrNull(z.string().regex(/^[A-Z]{3}$/));

export const durationWire = componentWire.extend({ value: z.int(), unit: z.enum(DURATION_UNITS) });
export type DurationWire = z.infer<typeof durationWire>;

export const priceWire = componentWire.extend({
  currency: currencyOrNull,
  /** By the year when the programme is counted in years, else for the whole; the others are computed (fees.rules.ts). */
  amount: orNull(z.int()),
  registrationFee: orNull(z.int()),
  /** The first year that may be spent in work-study. */
  workStudyFromYear: orNull(z.int()),
});
export type PriceWire = z.infer<typeof priceWire>;

export const teachingUnitWire = componentWire.extend({
  title: z.string(),
  hours: orNull(z.int()),
  ects: orNull(z.int()),
  summary: textOrNull(),
  modules: orEmpty(lineWire),
});

const subjectWire = componentWire.extend({ title: z.string(), hours: orNull(z.int()) });

/** `course.year`: a year of study, or the semester, term or day of a shorter programme. */
export const studyYearWire = componentWire.extend({
  span: z.enum(STUDY_SPANS),
  title: z.string(),
  purpose: textOrNull(),
  subjects: orEmpty(subjectWire),
  abroad: textOrNull(),
  workStudyWeeks: orNull(z.int()),
  internshipWeeks: orNull(z.int()),
  endsWith: textOrNull(),
  ects: orNull(z.int()),
});

export const skillUnitWire = componentWire.extend({
  code: z.string(),
  title: z.string(),
  description: textOrNull(),
});

const salaryWire = componentWire.extend({
  min: orNull(z.int()),
  max: orNull(z.int()),
  currency: currencyOrNull,
  period: textOrNull(),
  label: z.string(),
});

export const careerCardWire = componentWire.extend({
  title: z.string(),
  description: textOrNull(),
  salary: orNull(salaryWire),
});

export const admissionWire = componentWire.extend({
  text: textOrNull(),
  steps: orEmpty(lineWire),
  requirements: orEmpty(lineWire),
  accessDelay: textOrNull(),
});

/** Percentages, of the year and the cohort they name. */
const ratesWire = componentWire.extend({
  success: orNull(z.int()),
  insertion: orNull(z.int()),
  satisfaction: orNull(z.int()),
  year: orNull(z.int()),
  cohort: orNull(z.int()),
  source: textOrNull(),
});

export const certificationWire = componentWire.extend({
  title: textOrNull(),
  rncp: textOrNull(),
  level: orNull(z.int()),
  certifier: textOrNull(),
  date: orNull(z.iso.date()),
  /** Until when the registration holds. */
  expiryDate: orNull(z.iso.date()),
  rates: orNull(ratesWire),
  note: textOrNull(),
});

export const faqItemWire = componentWire.extend({ question: z.string(), answer: z.string() });
