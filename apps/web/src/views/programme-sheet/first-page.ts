import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { SheetDraft, SheetFact, SheetPart, SheetSection } from '@/features/pdf-sheet/sheet.model';
import { languageText, levelsText, rhythmText } from '@/features/programmes/programme-attributes.rules';
import { priceText } from '@/features/programmes/price-text';
import { longDate } from '@/lib/dates';
import { anyOfText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { durationFact } from '@/views/programme-page/programme-texts';
import { richTextParts } from './rich-text-parts';
import type { SheetContent } from './sheet-content';
import { studySection, type StudyDetail } from './study-section';

type Detail = StudyDetail & { hasCareerText: boolean; items: number };

const ALL = Number.POSITIVE_INFINITY;

/** From the whole to the shortest; a price, a date and a name are on all of them. */
const DETAILS: readonly Detail[] = [
  { hasCareerText: true, hasPurpose: true, hasSubjects: true, hasHours: true, hasFacts: true, items: ALL },
  { hasCareerText: false, hasPurpose: true, hasSubjects: true, hasHours: true, hasFacts: true, items: ALL },
  { hasCareerText: false, hasPurpose: false, hasSubjects: true, hasHours: true, hasFacts: true, items: ALL },
  { hasCareerText: false, hasPurpose: false, hasSubjects: true, hasHours: false, hasFacts: true, items: ALL },
  {
    hasCareerText: false,
    hasPurpose: false,
    hasSubjects: false,
    hasHours: false,
    hasFacts: true,
    items: ALL,
  },
  { hasCareerText: false, hasPurpose: false, hasSubjects: false, hasHours: false, hasFacts: true, items: 5 },
  { hasCareerText: false, hasPurpose: false, hasSubjects: false, hasHours: false, hasFacts: false, items: 3 },
];

function legend(site: SiteContext, { programme, intakes }: SheetContent): SheetSection {
  const { entryLevel, graduationLevel, rhythms, taughtIn } = programme;
  const { locale, text } = site;
  const dates = intakes.map((date) => longDate(locale, date));
  const facts = [
    { label: 'course.levels.label', value: levelsText(site, entryLevel, graduationLevel) },
    { label: 'course.duration.label', value: durationFact(site, programme) },
    { label: 'course.rhythm.label', value: rhythmText(site, rhythms) },
    { label: 'course.language', value: languageText(site, taughtIn) },
    { label: 'course.nextIntake', value: anyOfText(locale, dates) },
    { label: 'course.anchor.fees', value: priceText(site, programme) },
  ].flatMap(({ label, value }): SheetFact[] =>
    value ? [{ label: text(label), value: { text: value } }] : [],
  );
  return { title: text('course.legend'), parts: [{ kind: 'facts', facts }] };
}

function campusSection(site: SiteContext, { campuses }: ProgrammeDetail): SheetSection[] {
  if (campuses.length === 0) return [];
  const names = campuses
    .map(({ title }) => title)
    .toSorted((one, other) => one.localeCompare(other, site.locale));
  const parts: SheetPart[] = [{ kind: 'text', words: { text: names.join(', ') } }];
  return [{ title: site.count('course.campusCount', names.length), parts }];
}

/** The first items of each list; whether some are left out is told once, at the end of the page. */
function shortened(parts: readonly SheetPart[], items: number): SheetPart[] {
  return parts.map((part) => (part.kind === 'list' ? { ...part, items: part.items.slice(0, items) } : part));
}

function careerText(site: SiteContext, career: ProgrammeDetail['careers'][number], hasText: boolean): string {
  const { title, description, salary } = career;
  const label = salary ? `${title} (${salary})` : title;
  return hasText && description ? site.text('sheet.fact', { label, value: description }) : label;
}

function careerSection(site: SiteContext, programme: ProgrammeDetail, detail: Detail): SheetSection[] {
  const { careers } = programme;
  if (careers.length === 0) return [];
  const lang = fieldLanguage(programme, 'careers');
  const items = careers.map((career) => ({ text: careerText(site, career, detail.hasCareerText), lang }));
  return [{ title: site.text('course.careers'), parts: shortened([{ kind: 'list', items }], detail.items) }];
}

function objectives(site: SiteContext, programme: ProgrammeDetail, detail: Detail): SheetSection[] {
  const goals = richTextParts(programme.objectives, fieldLanguage(programme, 'objectives'));
  if (goals.length === 0) return [];
  return [{ title: site.text('course.anchor.objectives'), parts: shortened(goals, detail.items) }];
}

/** What the programme is: its facts beside what it teaches. */
export function firstPage(site: SiteContext, content: SheetContent): SheetDraft {
  const { programme } = content;
  return {
    shortest: DETAILS.length - 1,
    draw: (brevity) => {
      const detail = DETAILS[brevity] ?? DETAILS[0]!;
      const study = studySection({ site, programme }, detail);
      const told = [...objectives(site, programme, detail), ...(study ? [study] : [])];
      const last = told.at(-1);
      const more: SheetPart = { kind: 'text', isQuiet: true, words: { text: site.text('sheet.more') } };
      const right =
        brevity > 0 && last ? [...told.slice(0, -1), { ...last, parts: [...last.parts, more] }] : told;
      const left = [
        legend(site, content),
        ...campusSection(site, programme),
        ...careerSection(site, programme, detail),
      ];
      return [
        [
          { share: 0.31, sections: left },
          { share: 0.69, sections: right },
        ],
      ];
    },
  };
}
