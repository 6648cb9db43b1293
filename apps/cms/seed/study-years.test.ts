import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STUDY_SPANS } from '@meridia/domain/courses';
import { LOCALES, type Locale } from '@meridia/domain/locales';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import type { CourseFile, StudyYearFile } from './mappers/course-file';

const CONTENT = path.join(__dirname, 'content');

type Course = Omit<CourseFile, 'years'>;

function read<Content>(school: SiteKey, file: string): Content {
  return JSON.parse(readFileSync(path.join(CONTENT, school, 'catalogue', file), 'utf8')) as Content;
}

/** The programmes whose years are written. */
function programmesOf(school: SiteKey) {
  const files = readdirSync(path.join(CONTENT, school, 'catalogue/years'));
  const courses = read<Course[]>(school, 'courses.json');
  return files.map((file) => {
    const slug = path.basename(file, '.json');
    const course = courses.find((one) => one.slug === slug);
    if (!course) throw new Error(`years/${file} is of no programme of ${school}`);
    return { school, slug, course, years: read<StudyYearFile[]>(school, `years/${file}`) };
  });
}

const programmes = SITE_KEYS.flatMap(programmesOf);
const stages = programmes.flatMap(({ slug, years }) => years.map((year) => ({ slug, year })));

const MONTHS = { year: 12, semester: 6, term: 3 } as const;
const HOURS_OF_A_DAY = 7;

/** In months, or in days for a course of a few. */
function lengthOf({ duration: { value, unit } }: Course): number {
  if (unit === 'year' || unit === 'years') return value * MONTHS.year;
  return unit === 'hours' ? value / HOURS_OF_A_DAY : value;
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/** All that the programme says of itself in French, its years left out. */
function wordsOf({ summary, objectives, teachingUnits, faq, admission }: Course): string {
  return [
    summary.fr,
    objectives.fr,
    admission.text,
    ...admission.requirements,
    ...teachingUnits.flatMap((unit) => [unit.title, unit.summary, ...unit.modules]),
    ...faq.flatMap(({ q, a }) => [q, a]),
  ].join('\n');
}

/** A stay that is part of the programme, not one that may be asked for. */
const PROMISED_STAY =
  /semestre[^.\n]{0,40}(à l’étranger|hors de France|d’échange)|semestre (international|européen)|semestre (se déroule à Bruxelles|à Tromsø)|expérience hors de France|hors de France est prévu|au moins trois campus|dans une ville, la seconde dans une autre/;

const ANY_STAY =
  /à l’étranger|hors de France|échange|mobilité|en Europe|Genève|Bruxelles|Londres|Madrid|Tromsø/;

/** The school’s page on work-study: what is left of 47 working weeks, at the rhythm of the level. */
const WEEKS_OF_A_YEAR = 47;
const SHARE_IN_COMPANY: Record<string, number> = {
  bts: 3 / 5,
  bachelor: 2 / 3,
  'grande-ecole': 2 / 3,
  mastere: 3 / 4,
  mba: 3 / 4,
};

describe('V-07 the years of study of the 48 programmes', () => {
  it('V-07 are written for every programme, and for nothing else', () => {
    const slugs = programmesOf('meridia').map(({ slug }) => slug);
    expect(slugs).toHaveLength(48);
    expect(new Set(slugs)).toEqual(
      new Set(read<Course[]>('meridia', 'courses.json').map(({ slug }) => slug)),
    );
  });

  it.each(programmes)('V-07 $school $slug: they last as long as the programme', ({ course, years }) => {
    const spans = new Set(years.map(({ span }) => span));
    expect(spans.size).toBe(1);
    for (const span of spans) expect(STUDY_SPANS).toContain(span);
    expect(years.length).toBeGreaterThan(1);
    expect(sum(years.map(({ span }) => (span === 'day' ? 1 : MONTHS[span])))).toBe(lengthOf(course));
  });

  it.each(programmes)(
    'V-07 $school $slug: their credits and hours are those of its units',
    ({ course, years }) => {
      const { teachingUnits } = course;
      const hours = years.flatMap(({ subjects }) => subjects.map((subject) => subject.hours));
      expect(hours.every((one) => Number.isInteger(one) && one > 0)).toBe(true);
      expect(sum(hours)).toBe(sum(teachingUnits.map((unit) => unit.hours)));
      expect(sum(years.map(({ ects }) => ects))).toBe(sum(teachingUnits.map(({ ects }) => ects)));
      if (years[0]?.span === 'year') expect(years.every(({ ects }) => ects === 60)).toBe(true);
      const days = years.filter(({ span }) => span === 'day');
      expect(days.map(({ subjects }) => sum(subjects.map((subject) => subject.hours)))).toEqual(
        days.map(() => HOURS_OF_A_DAY),
      );
    },
  );

  it.each(programmes)(
    'V-07 $school $slug: weeks in a company where it exists in work-study, and there only',
    ({ course, years }) => {
      const firstYear = course.price.workStudyFromYear ?? 1;
      const isOpen = (index: number) =>
        course.rhythm.includes('periodic') && course.category !== 'short-course' && index + 1 >= firstYear;
      expect(years.map(({ workStudyWeeks }) => workStudyWeeks !== null)).toEqual(
        years.map((_year, index) => isOpen(index)),
      );
    },
  );

  it('V-07 the weeks in a company are those of the rhythm that the school announces', () => {
    const wrong = programmes.flatMap(({ course, years }) => {
      const announced = Math.round(WEEKS_OF_A_YEAR * (SHARE_IN_COMPANY[course.category] ?? 0));
      const perYear = years[0]?.span === 'year' ? years.map(({ workStudyWeeks }) => workStudyWeeks) : [];
      const whole = years[0]?.span === 'semester' ? [sum(years.map((year) => year.workStudyWeeks))] : perYear;
      // A year that starts with a semester abroad has only the rest of it.
      const isPartial = (index: number) => years[index]?.abroad?.fr.startsWith('Premier semestre') ?? false;
      return whole.filter((weeks, index) => weeks && weeks !== announced && !isPartial(index));
    });
    expect(wrong).toEqual([]);
  });

  it.each(programmes)(
    'V-07 $school $slug: its internships are those of the page on internships',
    (programme) => {
      const { course, years } = programme;
      const weeks = years.map(({ internshipWeeks }) => internshipWeeks ?? 0);
      const isThreeYearBachelor = course.category === 'bachelor' && years.length === 3;
      if (isThreeYearBachelor) {
        const ranges = [
          [4, 8],
          [8, 12],
          [13, 26],
        ] as const;
        expect(ranges.map(([from, to], year) => weeks[year]! >= from && weeks[year]! <= to)).not.toContain(
          false,
        );
      }
      if (course.category === 'bts' && course.rhythm.includes('fulltime')) {
        expect(sum(weeks)).toBeGreaterThanOrEqual(8);
        expect(sum(weeks)).toBeLessThanOrEqual(14);
      }
      if (course.category === 'mastere' && course.rhythm.includes('fulltime')) expect(weeks).toEqual([0, 26]);
      // Fifteen months in all.
      if (course.slug === 'programme-grande-ecole') expect(Math.round((sum(weeks) * 12) / 52)).toBe(15);
    },
  );

  it('V-07 an internship told in words lasts the weeks of its figure', () => {
    const numbers: Record<string, number> = { quatre: 4, six: 6, huit: 8, dix: 10, douze: 12 };
    const told = stages.flatMap(({ slug, year }) => {
      const words = `${year.purpose.fr} ${year.endsWith.fr}`;
      const found = /stage[^.,]{0,30}? de (\p{L}+) semaines|(\p{L}+) semaines de stage/u.exec(words);
      const number = found?.[1] ?? found?.[2];
      return number ? [[slug, year.internshipWeeks, numbers[number]] as const] : [];
    });
    expect(told.length).toBeGreaterThan(4);
    expect(told.filter(([, weeks, words]) => weeks !== words)).toEqual([]);
  });

  it.each(programmes.filter(({ course }) => course.rhythm.join() === 'periodic'))(
    'V-07 $school $slug: no internship where one is always under contract',
    ({ years }) => {
      expect(years.every(({ internshipWeeks }) => internshipWeeks === null)).toBe(true);
    },
  );

  it.each(programmes)(
    'V-07 $school $slug: a stay abroad is told as the programme promises it',
    ({ course, years }) => {
      const words = wordsOf(course).replaceAll('\u00a0', ' ');
      const isTold = years.some(({ abroad }) => abroad !== null);
      if (PROMISED_STAY.test(words)) expect(isTold).toBe(true);
      if (isTold) expect(words).toMatch(ANY_STAY);
    },
  );

  it('V-07 the promises of a stay abroad are found: the two Grande École programmes of five years among them', () => {
    const promising = programmes
      .filter(({ course }) => PROMISED_STAY.test(wordsOf(course).replaceAll('\u00a0', ' ')))
      .map(({ slug }) => slug);
    expect(promising).toEqual(
      expect.arrayContaining([
        'bachelor-relations-internationales',
        'bachelor-management-international',
        'bachelor-affaires-europeennes',
        'programme-grande-ecole',
        'programme-grande-ecole-international-track',
        'msc-international-relations-and-diplomacy',
        'msc-international-business',
      ]),
    );
  });

  it.each(LOCALES)('V-07 no two years share a sentence: %s', (locale: Locale) => {
    const texts = stages.flatMap(({ year }) => [
      year.title[locale],
      year.purpose[locale],
      year.endsWith[locale],
      year.abroad?.[locale] ?? null,
    ]);
    const sentences = texts.filter((text) => text !== null);
    const twice = sentences.filter((text, index) => sentences.indexOf(text) !== index);
    expect(twice).toEqual([]);
  });

  it('V-07 they are whole in French and in English', () => {
    const missing = stages.flatMap(({ slug, year }) => {
      const words = [year.title, year.purpose, year.endsWith, ...year.subjects.map(({ title }) => title)];
      return [...words, ...(year.abroad ? [year.abroad] : [])].some(({ fr, en }) => !fr || !en) ? [slug] : [];
    });
    expect(missing).toEqual([]);
  });

  it('V-07 their French keeps its typography, and no year lists a subject twice', () => {
    const french = stages.flatMap(({ year }) => [
      year.title.fr,
      year.purpose.fr,
      year.endsWith.fr,
      year.abroad?.fr ?? '',
      ...year.subjects.map(({ title }) => title.fr),
    ]);
    expect(french.filter((text) => /'|[^\u00a0\u202f\d][;:?!»](?!\/\/)|« | {2}|\.\.\./.test(text))).toEqual(
      [],
    );
    const twice = stages.filter(
      ({ year }) => new Set(year.subjects.map(({ title }) => title.fr)).size !== year.subjects.length,
    );
    expect(twice.map(({ slug }) => slug)).toEqual([]);
  });
});
