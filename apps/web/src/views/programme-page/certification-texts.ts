import type { Certification, Rates } from '@/content/programmes/programme-detail.model';
import { longDate } from '@/lib/dates';
import { percentText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';

const NAMES = ['success', 'insertion', 'satisfaction'] as const satisfies readonly (keyof Rates)[];

/** « Année 2025, promotion de 148 personnes. Source : jurys de la session. » */
export function ratesOrigin(site: SiteContext, { year, cohort, source }: Rates): string {
  const group = [
    year !== null && site.text('course.rates.year', { year }),
    cohort !== null && site.count('course.rates.cohort', cohort),
  ].filter(Boolean);
  return [group.length > 0 && `${group.join(', ')}.`, source && site.text('keyFigures.source', { source })]
    .filter(Boolean)
    .join(' ');
}

/** The rates that are known. */
export function rateFigures(site: SiteContext, rates: Rates): { value: string; label: string }[] {
  return NAMES.flatMap((name) => {
    const rate = rates[name];
    if (rate === null) return [];
    return [{ value: percentText(site.locale, rate), label: site.text(`course.rates.${name}`) }];
  });
}

/** What is said of a certification, field by field; `lang` where it is not the language of the page. */
export function certificationFacts({ locale, text }: SiteContext, certification: Certification) {
  const { title, rncp, level, certifier, registeredOn, registeredUntil } = certification;
  const facts = [
    { label: 'title', value: title, lang: fieldLanguage(certification, 'title') },
    { label: 'code', value: rncp },
    { label: 'level', value: level && String(level) },
    { label: 'certifier', value: certifier, lang: fieldLanguage(certification, 'certifier') },
    { label: 'since', value: registeredOn && longDate(locale, registeredOn) },
    { label: 'until', value: registeredUntil && longDate(locale, registeredUntil) },
  ];
  return facts.flatMap(({ label, value, lang }) =>
    value ? [{ label: text(`course.certification.${label}`), value, lang }] : [],
  );
}
