import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CourseCategory, DurationUnit, Rhythm, StudyMode } from '@meridia/domain/courses';
import type { WishedEvent } from '@meridia/domain/event-days.rules';
import type { Price } from '@meridia/domain/fees.rules';
import { fillIntakeYears } from '@meridia/domain/intake-days.rules';

type Words = { fr: string; en: string | null };

/** What the check reads of a programme. */
export type CourseFile = {
  slug: string;
  name: Words;
  summary: Words;
  category: CourseCategory;
  rhythm: Rhythm[];
  entryLevel: number;
  duration: { value: number; unit: DurationUnit };
  intakeDates: string[];
  deadlines?: string[];
  admission: { steps: string[]; requirements: string[] };
  certification: { rncp: string | null; date: string; expiryDate: string | null };
  price: Omit<Price, 'workStudyFromYear'> & { workStudyFromYear?: number; periodic: string | null };
};
type OfferFile = {
  slug: string;
  startOffsetMonths: number;
  publishedOffsetDays: number;
  expiresOffsetDays: number;
};
type EventFile = WishedEvent & { endTime: string | null; timetable: { time: string }[] };

type CampusFile = { city: string; titleEn?: string | null; rent?: { low: number; high: number } };

/** A text of the content, by its file, as it reads on that day. */
export type TextFile = { name: string; text: string };

export type SchoolContent = {
  name: string;
  today: string;
  contribution: number;
  campuses: number;
  rents: CampusFile[];
  courses: CourseFile[];
  events: EventFile[];
  offers: OfferFile[];
  /** Every file, JSON and Markdown. */
  texts: TextFile[];
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name) && !name.endsWith('README.md'))
    .sort();
}

/** Spaces are typography, and JSON writes its line ends. */
export function plain(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}

export function readSchoolContent(folder: string, today: string): SchoolContent {
  const read = (file: string) => fillIntakeYears(readFileSync(path.join(folder, file), 'utf8'), today);
  const json = <Content>(file: string) => JSON.parse(read(file)) as Content;
  const { yearlyContribution } = json<{ yearlyContribution: number }>('catalogue/school.json');
  const rents = json<CampusFile[]>('catalogue/campuses.json');
  return {
    name: path.basename(folder),
    today,
    contribution: yearlyContribution,
    campuses: rents.length,
    rents,
    courses: json('catalogue/courses.json'),
    events: json('editorial/events.json'),
    offers: json('editorial/jobs.json'),
    texts: filesIn(folder).map((name) => ({ name, text: plain(read(name)) })),
  };
}

/** A programme as the fees see it. */
export function pricedCourse({ price, duration, rhythm }: CourseFile) {
  const rhythms: readonly StudyMode[] = rhythm.length > 0 ? rhythm : ['continuing'];
  return { price: { ...price, workStudyFromYear: price.workStudyFromYear ?? null }, duration, rhythms };
}
