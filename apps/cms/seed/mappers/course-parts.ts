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
  const { title, certifier, note, rates, ...codes } = certification;
  const words = locale === 'fr' ? { title, certifier, note } : {};
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

export function toTeachingUnits({ teachingUnits }: CourseFile) {
  return teachingUnits.map(({ modules, ...unit }) => ({ ...unit, modules: toLines(modules) }));
}
