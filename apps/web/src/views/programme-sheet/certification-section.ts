import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { SheetPart, SheetSection } from '@/features/pdf-sheet/sheet.model';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { certificationFacts, rateFigures, ratesOrigin } from '@/views/programme-page/certification-texts';
import { textPart, type SecondPageDetail } from './second-page-detail';

function results(site: SiteContext, programme: ProgrammeDetail): SheetPart[] {
  const rates = programme.certification?.rates;
  const figures = rates ? rateFigures(site, rates) : [];
  if (!rates || figures.length === 0) return [];
  return [
    { kind: 'title', text: site.text('course.rates.title') },
    { kind: 'figures', figures },
    { kind: 'text', isQuiet: true, words: { text: ratesOrigin(site, rates) } },
  ];
}

/** What it leads to, and what became of those who took it. */
export function certificationSection(
  site: SiteContext,
  programme: ProgrammeDetail,
  detail: SecondPageDetail,
): SheetSection[] {
  const { certification: title, skillUnits } = programme;
  const whole = fieldLanguage(programme, 'certification');
  const facts = title
    ? certificationFacts(site, title).map(({ label, value, lang }) => ({
        label,
        value: { text: value, lang: lang ?? whole },
      }))
    : [];
  const skillsLang = fieldLanguage(programme, 'skillUnits');
  const parts: SheetPart[] = [
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    ...(title?.note && detail.hasNotes ? [textPart(title.note, fieldLanguage(title, 'note') ?? whole)] : []),
    ...results(site, programme),
    ...(detail.hasSkills && skillUnits.length > 0
      ? [
          { kind: 'title', text: site.text('course.skillUnits') } as const,
          {
            kind: 'list',
            items: skillUnits.map(({ code, title: name }) => ({ text: `${code} ${name}`, lang: skillsLang })),
          } as const,
        ]
      : []),
  ];
  return parts.length > 0 ? [{ title: site.text('course.anchor.certification'), parts }] : [];
}
