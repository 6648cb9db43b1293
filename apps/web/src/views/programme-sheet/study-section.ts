import type { ProgrammeDetail, StudyYear, TeachingUnit } from '@/content/programmes/programme-detail.model';
import type { SheetPart, SheetSection } from '@/features/pdf-sheet/sheet.model';
import { loadText } from '@/features/programmes/load-text';
import { yearFacts, yearHeading, yearLoad } from '@/features/programmes/study-year-texts';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';

/** How much of a year is told. */
export type StudyDetail = { hasPurpose: boolean; hasSubjects: boolean; hasHours: boolean; hasFacts: boolean };

type Props = { site: SiteContext; programme: ProgrammeDetail };

function subjectsText(site: SiteContext, { subjects }: StudyYear, hasHours: boolean): string {
  return subjects
    .map(({ title, hours }) =>
      hours === null || !hasHours ? title : `${title} (${loadText(site, { hours, ects: null })})`,
    )
    .join(', ');
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function yearParts(
  site: SiteContext,
  year: StudyYear,
  detail: StudyDetail,
  lang: string | undefined,
): SheetPart[] {
  const load = yearLoad(site, year);
  const heading = [yearHeading(site, year), load].filter(Boolean).join(' – ');
  const facts = yearFacts(site, year).map(({ label, value }) =>
    sentence(site.text('sheet.fact', { label, value })),
  );
  const lines = [
    detail.hasPurpose && year.purpose,
    detail.hasSubjects && subjectsText(site, year, detail.hasHours),
    detail.hasFacts && facts.join(' '),
  ];
  return [
    { kind: 'title', text: heading, lang },
    ...lines.flatMap((text): SheetPart[] => (text ? [{ kind: 'text', words: { text, lang } }] : [])),
  ];
}

function unitText(site: SiteContext, unit: TeachingUnit, hasSummary: boolean): string {
  const load = loadText(site, unit);
  const title = load ? `${unit.title} (${load})` : unit.title;
  return hasSummary && unit.summary ? site.text('sheet.fact', { label: title, value: unit.summary }) : title;
}

/** The years of study, or the units of a programme that tells no years; null when it tells neither. */
export function studySection({ site, programme }: Props, detail: StudyDetail): SheetSection | null {
  const { years, teachingUnits } = programme;
  const title = site.text('course.anchor.programme');
  if (years.length > 0) {
    const lang = fieldLanguage(programme, 'years');
    return { title, parts: years.flatMap((year) => yearParts(site, year, detail, lang)) };
  }
  if (teachingUnits.length === 0) return null;
  const lang = fieldLanguage(programme, 'teachingUnits');
  const items = teachingUnits.map((unit) => ({ text: unitText(site, unit, detail.hasPurpose), lang }));
  return { title, parts: [{ kind: 'list', items }] };
}
