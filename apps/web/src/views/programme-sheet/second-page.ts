import type { SheetDraft, SheetFact, SheetPart, SheetSection } from '@/features/pdf-sheet/sheet.model';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { admissionSection } from './admission-section';
import { certificationSection } from './certification-section';
import { costSection } from './cost-section';
import { textPart, type SecondPageDetail } from './second-page-detail';
import type { SheetContent } from './sheet-content';

const ALL = Number.POSITIVE_INFINITY;

/** From the whole to the shortest: amounts, dates, codes and results are on all of them. */
const DETAILS: readonly SecondPageDetail[] = [
  { hasSkills: true, hasIntroduction: true, hasNotes: true, items: ALL },
  { hasSkills: false, hasIntroduction: true, hasNotes: true, items: ALL },
  { hasSkills: false, hasIntroduction: false, hasNotes: true, items: ALL },
  { hasSkills: false, hasIntroduction: false, hasNotes: false, items: ALL },
  { hasSkills: false, hasIntroduction: false, hasNotes: false, items: 3 },
];

function contact(site: SiteContext, { programme, school, modifiedAt, urlOf }: SheetContent): SheetSection {
  const facts = [
    { label: 'sheet.phone', value: school.school?.phone?.text },
    { label: 'sheet.email', value: school.email },
    { label: 'sheet.changedOn', value: modifiedAt && longDate(site.locale, modifiedAt) },
  ].flatMap(({ label, value }): SheetFact[] =>
    value ? [{ label: site.text(label), value: { text: value } }] : [],
  );
  const address = urlOf(paths.programme(programme.slug));
  return {
    title: site.text('sheet.contact'),
    parts: [
      { kind: 'facts', facts },
      textPart(site.text('sheet.page')),
      { kind: 'link', text: address, href: address },
    ],
  };
}

function disability(site: SiteContext, { urlOf }: SheetContent): SheetSection {
  const address = urlOf(paths.campuses);
  return {
    title: site.text('sheet.disability'),
    parts: [textPart(site.text('sheet.disability.text')), { kind: 'link', text: address, href: address }],
  };
}

/** How to get in, what it leads to, what it costs, whom to ask. */
export function secondPage(site: SiteContext, content: SheetContent): SheetDraft {
  return {
    shortest: DETAILS.length - 1,
    draw: (brevity) => {
      const detail = DETAILS[brevity] ?? DETAILS[0]!;
      const entry = admissionSection(site, content, detail);
      const more: SheetPart = { kind: 'text', isQuiet: true, words: { text: site.text('sheet.more') } };
      const told = brevity > 0 ? { ...entry, parts: [...entry.parts, more] } : entry;
      return [
        [
          { share: 0.5, sections: [told] },
          { share: 0.5, sections: certificationSection(site, content.programme, detail) },
        ],
        [{ share: 1, sections: [costSection(site, content, detail)] }],
        [
          { share: 0.5, sections: [disability(site, content)] },
          { share: 0.5, sections: [contact(site, content)] },
        ],
      ];
    },
  };
}
