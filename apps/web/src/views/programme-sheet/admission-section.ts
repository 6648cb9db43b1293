import type { Admission } from '@/content/programmes/programme-detail.model';
import type { SheetFact, SheetPart, SheetSection } from '@/features/pdf-sheet/sheet.model';
import { longDate } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { accessDelayText } from '@/views/programme-page/access-delay.rules';
import { textPart, type SecondPageDetail } from './second-page-detail';
import type { SheetContent } from './sheet-content';

function admissionWords(
  site: SiteContext,
  admission: Admission,
  whole: string | undefined,
  detail: SecondPageDetail,
): SheetPart[] {
  const language = (field: 'text' | 'steps' | 'requirements') => whole ?? fieldLanguage(admission, field);
  const list = (title: string, field: 'steps' | 'requirements', isOrdered: boolean): SheetPart[] => {
    const items = admission[field]
      .slice(0, detail.items)
      .map((item) => ({ text: item, lang: language(field) }));
    return items.length > 0
      ? [
          { kind: 'title', text: site.text(title) },
          { kind: 'list', isOrdered, items },
        ]
      : [];
  };
  return [
    ...(detail.hasIntroduction && admission.text ? [textPart(admission.text, language('text'))] : []),
    ...list('course.requirements', 'requirements', false),
    ...list('course.admissionSteps', 'steps', true),
  ];
}

/** How to get in, and until when. */
export function admissionSection(
  site: SiteContext,
  { programme, deadlines }: SheetContent,
  detail: SecondPageDetail,
): SheetSection {
  const words = programme.admission;
  const delayLang = words ? fieldLanguage(words, 'accessDelay') : undefined;
  const facts: SheetFact[] = [
    {
      label: site.text('course.accessDelay.label'),
      value: { text: accessDelayText(site, programme), lang: delayLang },
    },
  ];
  if (deadlines.length > 0) {
    const days = deadlines.map((day) => longDate(site.locale, day)).join(', ');
    facts.push({ label: site.text('calendar.deadline'), value: { text: days } });
  }
  const whole = fieldLanguage(programme, 'admission');
  return {
    title: site.text('course.anchor.admission'),
    parts: [...(words ? admissionWords(site, words, whole, detail) : []), { kind: 'facts', facts }],
  };
}
