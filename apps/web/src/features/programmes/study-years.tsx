import type { StudyYear } from '@/content/programmes/programme-detail.model';
import type { SiteContext } from '@/lib/site-context';
import { OrdinalText } from '@/ui/ordinal-text';
import { loadText } from './load-text';
import { yearFacts, yearHeading, yearLoad } from './study-year-texts';
import { YearRoute, type YearStop } from './year-route';

function toStop(site: SiteContext, year: StudyYear): YearStop {
  return {
    id: String(year.id),
    title: <OrdinalText text={yearHeading(site, year)} />,
    load: yearLoad(site, year),
    text: year.purpose,
    courses: year.subjects.map(({ id, title, hours }) => ({
      id,
      label: title,
      detail: hours === null ? null : loadText(site, { hours, ects: null }),
    })),
    facts: yearFacts(site, year),
  };
}

/** V-07: the years of study, or the semesters, terms or days of a shorter programme. */
export function StudyYears({ site, years }: { site: SiteContext; years: readonly StudyYear[] }) {
  return <YearRoute stops={years.map((year) => toStop(site, year))} />;
}
