/** PAGE-07: fulltime is « Initial », periodic is « Alternance ». */
export const RHYTHMS = ['fulltime', 'periodic'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Ours: a course that is neither is for people who work, or look for work: continuing education. */
export const STUDY_MODES = [...RHYTHMS, 'continuing'] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

/** PAGE-07: entry and graduation levels, Bac to Bac+5. */
export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export const COURSE_CATEGORIES = [
  'bts',
  'bachelor',
  'grande-ecole',
  'mastere',
  'mba',
  'msc',
  'short-course',
] as const;
export type CourseCategory = (typeof COURSE_CATEGORIES)[number];

/** What a programme carries; visitors see the four display domains of `domains.data.ts`. */
export const CATALOGUE_DOMAINS = [
  'relations-internationales',
  'humanitaire',
  'securite-defense',
  'science-politique',
  'management',
  'commerce',
  'communication',
  'numerique',
] as const;
export type CatalogueDomain = (typeof CATALOGUE_DOMAINS)[number];

export const DURATION_UNITS = ['year', 'years', 'months', 'days', 'hours'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

export const DURATION_FORMATS = ['short', 'long'] as const;
export type DurationFormat = (typeof DURATION_FORMATS)[number];

/** How a programme is told from its start to its end: by the year, or by what a shorter one is cut into. */
export const STUDY_SPANS = ['year', 'semester', 'term', 'day'] as const;
export type StudySpan = (typeof STUDY_SPANS)[number];

/** Languages a programme is taught in: a fact of the programme, unrelated to the locales of the site. */
export const TEACHING_LANGUAGES = ['fr', 'en'] as const;
export type TeachingLanguage = (typeof TEACHING_LANGUAGES)[number];
