import type { Locale } from './locales.ts';

/** PAGE-02: the sections of a campus page, in page order; only the programmes' anchor is translated. */
export const CAMPUS_ANCHORS = {
  fr: ['campus', 'team', 'keydata', 'formations', 'event'],
  en: ['campus', 'team', 'keydata', 'courses', 'event'],
} as const satisfies Record<Locale, readonly string[]>;

/** PAGE-03: the sections of a programme page, in page order. */
export const COURSE_ANCHORS = ['objectifs', 'formation', 'admission', 'certification', 'tarif'] as const;

export type CourseAnchor = (typeof COURSE_ANCHORS)[number];
