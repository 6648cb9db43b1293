import type { StudyYear } from '@/content/programmes/programme-detail.model';
import type { SiteContext } from '@/lib/site-context';
import { loadText } from './load-text';

/** « 1re année », « 2e semestre » */
function spanText({ text }: SiteContext, { span, rank }: StudyYear): string {
  return rank === 1 ? text(`course.span.${span}.first`) : text(`course.span.${span}.next`, { number: rank });
}

/** Null when the hours of a subject are not known: their sum would say less than is taught. */
function hoursOf({ subjects }: StudyYear): number | null {
  const hours = subjects.map((subject) => subject.hours ?? Number.NaN);
  const sum = hours.reduce((total, one) => total + one, 0);
  return sum > 0 ? sum : null;
}

/** Abroad, in a company, at its end. */
export function yearFacts(site: SiteContext, year: StudyYear): { label: string; value: string }[] {
  const { abroad, workStudyWeeks, internshipWeeks, endsWith } = year;
  const facts = [
    { label: 'abroad', value: abroad },
    {
      label: 'internship',
      value: internshipWeeks && site.count('course.year.internshipWeeks', internshipWeeks),
    },
    { label: 'workStudy', value: workStudyWeeks && site.count('course.year.workStudyWeeks', workStudyWeeks) },
    { label: 'endsWith', value: endsWith },
  ];
  return facts.flatMap(({ label, value }) =>
    value ? [{ label: site.text(`course.year.${label}`), value }] : [],
  );
}

/** « 1re année : se repérer » */
export function yearHeading(site: SiteContext, year: StudyYear): string {
  return site.text('course.year.heading', { span: spanText(site, year), title: year.title });
}

/** « 540 h, 60 ECTS » */
export function yearLoad(site: SiteContext, year: StudyYear): string {
  return loadText(site, { hours: hoursOf(year), ects: year.ects });
}
