import { z } from 'zod';
import {
  COURSE_CATEGORIES,
  DURATION_UNITS,
  LEVELS,
  STUDY_MODES,
  TEACHING_LANGUAGES,
} from '@meridia/domain/courses';

const amount = (mode: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .describe(`What a student pays to the end of the programme ${mode}; null: not offered, or not published`);

/** A row of the open catalogue: a programme on a campus, from one intake. What is written here is its published schema. */
export const catalogueRow = z.strictObject({
  programme: z.string().describe('Slug of the programme: the same in every language, and in its address'),
  name: z.string(),
  category: z.enum(COURSE_CATEGORIES),
  url: z.url(),
  entryLevel: z.literal(LEVELS).describe('Years after the baccalauréat'),
  graduationLevel: z
    .literal(LEVELS)
    .nullable()
    .describe('Years after the baccalauréat; null: it leads to no level of its own'),
  durationValue: z.number().nullable(),
  durationUnit: z.enum(DURATION_UNITS).nullable(),
  modes: z
    .array(z.enum(STUDY_MODES))
    .describe('fulltime: initial training; periodic: work-study; continuing: continuing education'),
  taughtIn: z.enum(TEACHING_LANGUAGES),
  campus: z.string().nullable().describe('Slug of the campus; null: the programme names none'),
  campusName: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  intake: z.iso.date().nullable().describe('First day; null: none is announced'),
  currency: z.string().nullable().describe('ISO 4217'),
  totalFulltime: amount('in initial training'),
  totalPeriodic: amount('under a work-study contract'),
  totalContinuing: amount('in continuing education'),
});
export type CatalogueRow = z.infer<typeof catalogueRow>;

/** The whole answer of `/catalogue.json`. */
const catalogue = z.strictObject({
  $schema: z.url(),
  school: z.string(),
  language: z.string().describe('Of the names; the slugs are the same in every language'),
  rows: z.array(catalogueRow),
});
export type Catalogue = z.infer<typeof catalogue>;

/** Its JSON Schema, which `/catalogue.schema.json` answers. */
export function catalogueSchema(id: string): object {
  return { ...z.toJSONSchema(catalogue), $id: id };
}
