import { z } from 'zod';
import { DURATION_UNITS } from '@meridia/domain/courses';
import { componentWire, lineWire } from './component.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';

/** Components of a programme, `course.*`. */

export const durationWire = componentWire.extend({ value: z.int(), unit: z.enum(DURATION_UNITS) });
export type DurationWire = z.infer<typeof durationWire>;

export const priceWire = componentWire.extend({
  currency: textOrNull(),
  initial: orNull(z.int()),
  perYear: orNull(z.int()),
  total: orNull(z.int()),
  registrationFee: orNull(z.int()),
});
export type PriceWire = z.infer<typeof priceWire>;

export const teachingUnitWire = componentWire.extend({
  title: z.string(),
  hours: orNull(z.int()),
  ects: orNull(z.int()),
  summary: textOrNull(),
  modules: orEmpty(lineWire),
});

export const skillUnitWire = componentWire.extend({
  code: z.string(),
  title: z.string(),
  description: textOrNull(),
});

const salaryWire = componentWire.extend({
  min: orNull(z.int()),
  max: orNull(z.int()),
  currency: textOrNull(),
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
  rates: orNull(ratesWire),
  note: textOrNull(),
});

export const faqItemWire = componentWire.extend({ question: z.string(), answer: z.string() });
