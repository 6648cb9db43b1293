import type { StudyYear } from '@/content/programmes/programme-detail.model';
import type { SiteContext } from '@/lib/site-context';
import type { Fact } from '@/ui/fact';
import { OrdinalText } from '@/ui/ordinal-text';
import { loadText } from './load-text';
import { YearRoute, type YearStop } from './year-route';

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

function factsOf(site: SiteContext, year: StudyYear): Fact[] {
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

function toStop(site: SiteContext, year: StudyYear): YearStop {
  const heading = site.text('course.year.heading', { span: spanText(site, year), title: year.title });
  return {
    id: String(year.id),
    title: <OrdinalText text={heading} />,
    load: loadText(site, { hours: hoursOf(year), ects: year.ects }),
    text: year.purpose,
    courses: year.subjects.map(({ id, title, hours }) => ({
      id,
      label: title,
      detail: hours === null ? null : loadText(site, { hours, ects: null }),
    })),
    facts: factsOf(site, year),
  };
}

/** V-07: the years of study, or the semesters, terms or days of a shorter programme. */
export function StudyYears({ site, years }: { site: SiteContext; years: readonly StudyYear[] }) {
  return <YearRoute stops={years.map((year) => toStop(site, year))} />;
}
