import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aCourse } from '@meridia/contract/courses.fixture';
import { courseDetailWire, type CourseDetailWire } from '@meridia/contract/courses.wire';
import type { Locale } from '@meridia/domain/locales';
import { fillFromFrench } from '@/content/translation.rules';
import { toProgrammeDetail } from './programme-detail.mapper';
import type { ProgrammeDetail } from './programme-detail.model';

/** The programmes of the demonstration as the content service answers them, read from its files: no database is needed. */

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

const FOLDER = path.join(import.meta.dirname, '../../../../cms/seed/content/meridia/catalogue');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Json;

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ fr, en }` as the text of one language. */
function inLanguage(value: Json, locale: Locale): Json {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, locale));
  if (!isRecord(value)) return value;
  if ('fr' in value) return value[locale] ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, locale)]));
}

/** Components of the content service have a number. */
function numbered(value: Json): Json {
  if (Array.isArray(value))
    return value.map((one, index) => (isRecord(one) ? { id: index + 1, ...(numbered(one) as Fields) } : one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isRecord(one) ? { id: 1, ...(numbered(one) as Fields) } : numbered(one),
    ]),
  );
}

const lines = (texts: Json | undefined) => (Array.isArray(texts) ? texts.map((text) => ({ text })) : []);

/** Paragraphs and lists: what the objectives of the files are made of. */
function blocksOf(markdown: Json | undefined): Json {
  if (typeof markdown !== 'string') return [];
  const leaf = (text: string) => [{ type: 'text', text }];
  return markdown.split(/\n{2,}/).map((block): Json => {
    if (!block.startsWith('- ')) return { type: 'paragraph', children: leaf(block) };
    const items = block
      .split('\n')
      .map((line) => ({ type: 'list-item', children: leaf(line.replace(/^- /, '')) }));
    return { type: 'list', format: 'unordered', children: items };
  });
}

const TITLES = new Map(
  (readJson('campuses.json') as Fields[]).map(({ slug, title }) => [slug, textOf(title)]),
);

const FRENCH_ONLY = ['teachingUnits', 'skillUnits', 'careerCards'];

function wireOf(file: Fields, locale: Locale): CourseDetailWire {
  const course = inLanguage(file, locale) as Fields;
  const isFrench = locale === 'fr';
  const { admission, certification, price, rhythm, campuses, intakeDates, deadlines } = file as Record<
    string,
    Json & Fields
  >;
  const words = isFrench ? admission : admission?.en;
  const frenchOnly = Object.fromEntries(
    FRENCH_ONLY.map((name) => [name, isFrench ? (course[name] ?? []) : []]),
  );
  const units = Array.isArray(frenchOnly.teachingUnits)
    ? frenchOnly.teachingUnits.map((unit) =>
        isRecord(unit) ? { ...unit, modules: lines(unit.modules) } : unit,
      )
    : [];
  const { periodic, ...amounts } = price as Fields;
  const years = readJson(`years/${textOf(file.slug)}.json`);
  const dates = (days: Json | undefined) => (Array.isArray(days) ? days.map((date) => ({ date })) : []);
  const data = {
    ...aCourse({ slug: textOf(file.slug) }),
    ...course,
    ...frenchOnly,
    teachingUnits: units,
    objectives: blocksOf(course.objectives),
    admission: {
      text: isRecord(words) ? (words.text ?? null) : null,
      steps: isRecord(words) ? lines(words.steps) : [],
      requirements: isRecord(words) ? lines(words.requirements) : [],
      accessDelay: isRecord(course.admission) ? (course.admission.accessDelay ?? null) : null,
    },
    certification: {
      ...(course.certification as Fields),
      ...(isFrench ? {} : { title: null, certifier: null, note: null }),
      expiryDate: certification?.expiryDate ?? null,
    },
    price: { workStudyFromYear: null, ...amounts },
    periodicFunding: isFrench ? (periodic ?? null) : null,
    fulltime: (rhythm as Json[]).includes('fulltime'),
    periodic: (rhythm as Json[]).includes('periodic'),
    campuses: (campuses as Json[]).map((slug) => ({
      documentId: textOf(slug),
      title: TITLES.get(slug) ?? '',
      slug,
    })),
    intakeDates: dates(intakeDates),
    deadlines: dates(deadlines),
    years: inLanguage(years, locale),
    ...{ faq: [], testimonials: [], related: [], brochure: null, focusImage: null },
  };
  return courseDetailWire.parse(numbered(data));
}

const FILES = readJson('courses.json') as Fields[];

export const SEED_SLUGS = FILES.map(({ slug }) => textOf(slug));

/** A programme as its page gets it: the English one completed from French (I18N-04). */
export function seedProgramme(slug: string, locale: Locale): ProgrammeDetail {
  const file = FILES.find((one) => one.slug === slug);
  if (!file) throw new Error(`No programme ${slug}`);
  const french = toProgrammeDetail(wireOf(file, 'fr'));
  return locale === 'fr' ? french : fillFromFrench(toProgrammeDetail(wireOf(file, locale)), french);
}
