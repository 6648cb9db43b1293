import type { Locale } from '@meridia/domain/locales';
import { inLocale, toLines } from '../localised';
import type { CourseFile } from './course-file';

/** The parts written in French only stay empty in English; figures, codes and dates need no translation. */
export function toAdmission({ admission }: CourseFile, locale: Locale) {
  const words = locale === 'fr' ? admission : admission.en;
  return {
    text: words?.text ?? null,
    steps: toLines(words?.steps),
    requirements: toLines(words?.requirements),
    accessDelay: inLocale(admission.accessDelay, locale),
  };
}

export function toCertification({ certification }: CourseFile, locale: Locale) {
  const { title, certifier, note, en, rates, ...codes } = certification;
  const words = locale === 'fr' ? { title, certifier, note } : en && { certifier, ...en };
  return { ...codes, ...words, rates: { ...rates, source: inLocale(rates.source, locale) } };
}

export function toFaq({ faq }: CourseFile, locale: Locale) {
  const pairs = locale === 'fr' ? faq : faq.flatMap(({ en }) => (en ? [en] : []));
  return pairs.map(({ q, a }) => ({ question: q, answer: a }));
}

/** English is left whole to French where its words are missing (I18N-04). */
export function toYears({ years }: CourseFile, locale: Locale) {
  return years.some(({ title }) => !title[locale])
    ? []
    : years.map(({ title, purpose, subjects, abroad, endsWith, ...facts }) => ({
        ...facts,
        title: inLocale(title, locale),
        purpose: inLocale(purpose, locale),
        subjects: subjects.map(({ title: subject, hours }) => ({ title: inLocale(subject, locale), hours })),
        abroad: inLocale(abroad, locale),
        endsWith: inLocale(endsWith, locale),
      }));
}

/** English has them where every one is written (I18N-04): a list is of one language. */
function versionOf<Part extends { en?: object }>(parts: readonly Part[], locale: Locale): Omit<Part, 'en'>[] {
  if (locale === 'fr') return parts.map(({ en: _english, ...part }) => part);
  return parts.some(({ en }) => !en) ? [] : parts.map(({ en, ...part }) => ({ ...part, ...en }));
}

export function toTeachingUnits({ teachingUnits }: CourseFile, locale: Locale) {
  return versionOf(teachingUnits, locale).map(({ modules, ...unit }) => ({
    ...unit,
    modules: toLines(modules),
  }));
}

export function toSkillUnits({ skillUnits }: CourseFile, locale: Locale) {
  return versionOf(skillUnits, locale);
}

const thousands = (amount: number) => `€${amount.toLocaleString('en-GB')}`;

/** An amount is a figure: only its words are translated. */
export function toCareerCards({ careerCards }: CourseFile, locale: Locale) {
  return versionOf(careerCards, locale).map(({ salary, ...card }) => ({
    ...card,
    salary:
      salary && locale === 'en'
        ? { ...salary, label: `${thousands(salary.min)} to ${thousands(salary.max)} gross a year` }
        : salary,
  }));
}
