import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import type { CourseFile, StudyYearFile } from './mappers/course-file';

const fileOf = (school: SiteKey, name: string) => path.join(__dirname, 'content', school, 'catalogue', name);
const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** With the years of their own file, where there is one. */
function programmesOf(school: SiteKey): CourseFile[] {
  const courses = read<Omit<CourseFile, 'years'>[]>(fileOf(school, 'courses.json'));
  return courses.map((course) => {
    const years = fileOf(school, `years/${course.slug}.json`);
    return { ...course, years: existsSync(years) ? read<StudyYearFile[]>(years) : [] };
  });
}

const programmes = SITE_KEYS.flatMap(programmesOf).filter(
  ({ languageOfInstruction }) => languageOfInstruction === 'en',
);

/** The texts of a programme that its English page shows; an empty one would be filled from French. */
function englishTexts(course: CourseFile): Record<string, string | null | undefined> {
  const { certification, admission } = course;
  const rates = certification.rates.source;
  return {
    name: course.name.en,
    summary: course.summary.en,
    objectives: course.objectives.en,
    'admission text': admission.en?.text,
    'admission delay': admission.accessDelay.en,
    'certification title': certification.en?.title,
    ...(certification.note && { 'certification note': certification.en?.note }),
    ...(rates && { 'source of the rates': rates.en }),
    ...Object.fromEntries([
      ...course.teachingUnits.map(({ title, en }) => [`unit ${title}`, en?.summary]),
      ...course.skillUnits.flatMap(({ code, en }) => [
        [`${code} title`, en?.title],
        [`${code} description`, en?.description],
      ]),
      ...course.careerCards.flatMap(({ title, en }) => [
        [`career ${title}`, en?.title],
        [`career ${title}, description`, en?.description],
      ]),
      ...course.faq.flatMap(({ q, en }) => [
        [`question ${q}`, en?.q],
        [`answer to ${q}`, en?.a],
      ]),
      ...course.years.flatMap(({ title, purpose, endsWith, abroad, subjects }) => [
        [`year ${title.fr}`, title.en],
        [`year ${title.fr}, purpose`, purpose.en],
        [`year ${title.fr}, end`, endsWith.en],
        ...(abroad ? [[`year ${title.fr}, abroad`, abroad.en]] : []),
        ...subjects.map((subject) => [`subject ${subject.title.fr}`, subject.title.en]),
      ]),
    ]),
  };
}

it('EN-06 both schools teach in English', () => {
  expect(programmes.length).toBeGreaterThan(8);
});

describe.each(programmes)('EN-06 $slug, which is taught in English,', (course) => {
  it('EN-06 is whole in English', () => {
    const missing = Object.entries(englishTexts(course)).filter(([, text]) => !text);
    expect(missing.map(([field]) => field)).toEqual([]);
  });

  it('EN-06 has as many steps and requirements in English, and no payment told in French only', () => {
    const { steps, requirements, en } = course.admission;
    expect([en?.steps.length, en?.requirements.length]).toEqual([steps.length, requirements.length]);
    expect(course.price.periodic).toBeNull();
  });
});
