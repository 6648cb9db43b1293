import type {
  CourseCategory,
  DurationFormat,
  DurationUnit,
  Level,
  StudyMode,
  TeachingLanguage,
} from '@meridia/domain/courses';
import { DISPLAY_DOMAINS, type DisplayDomainSlug } from '@meridia/domain/domains.data';
import type { Locale } from '@meridia/domain/locales';
import { slugLabelKey } from '@meridia/labels/label.rules';
import type { SiteContext } from '@/lib/site-context';

type Words = Pick<SiteContext, 'locale' | 'text' | 'count'>;

const NO_BREAK_SPACE = '\u00a0';

/** PAGE-07: the English list of levels lacks 1; a fact that has no word is left out. */
const UNNAMED_LEVELS: Record<Locale, readonly Level[]> = { fr: [], en: [1] };

function isNamedLevel(locale: Locale, level: Level): boolean {
  return !UNNAMED_LEVELS[locale].includes(level);
}

/** « Bac+3 » */
export function levelText({ locale, text }: Words, level: Level | null): string | null {
  return level !== null && isNamedLevel(locale, level) ? text(`course.level.${level}`) : null;
}

/** « Initial, alternance » */
export function rhythmText({ locale, text }: Words, rhythms: readonly StudyMode[]): string {
  const [first, ...others] = rhythms.map((rhythm) => text(`course.rhythm.${rhythm}`));
  return [first, ...others.map((other) => other.toLocaleLowerCase(locale))].join(', ');
}

const LANGUAGE_LABELS = { fr: 'nav.language.frLong', en: 'nav.language.enLong' } as const;

/** « Français » */
export function languageText({ text }: Words, taughtIn: TeachingLanguage): string {
  return text(LANGUAGE_LABELS[taughtIn]);
}

/** « 3 ans » (short), « 3 années » (long) */
export function durationText(
  { text }: Words,
  { value, unit }: { value: number; unit: DurationUnit },
  format: DurationFormat,
): string {
  return `${value}${NO_BREAK_SPACE}${text(`course.duration.${format}.${unit}`)}`;
}

/** « Bac → Bac+3 »; a programme that leads to no level says where it starts. */
export function levelsText(words: Words, entry: Level, graduation: Level | null): string | null {
  const from = levelText(words, entry);
  const to = levelText(words, graduation);
  if (from === null || to === null) return to ?? from;
  return words.text('course.levels.fromTo', { entry: from, graduation: to });
}

/** « Programme Grande École » */
export function categoryText({ text }: Words, category: CourseCategory): string {
  return text(slugLabelKey('course.category', category));
}

/** « Grande École »: beside a title there is no room for more. */
export function shortCategoryText(words: Words, category: CourseCategory): string {
  return category === 'grande-ecole'
    ? words.text('course.category.grandeEcoleShort')
    : categoryText(words, category);
}

export function displayDomain(slug: DisplayDomainSlug) {
  return DISPLAY_DOMAINS.find((domain) => domain.slug === slug) ?? DISPLAY_DOMAINS[0];
}

/**
 * A name in two: the category it starts with, which is written beside it already, and the rest. The rest stands alone only
 * if it starts as a title does: « Bachelor » + « Relations internationales », but "Bachelor in…" stays whole.
 */
export function splitName(name: string, category: string): { category: string; rest: string } {
  const rest = name.slice(category.length).trimStart();
  const isSplit = name.startsWith(`${category} `) && /^\p{Lu}/u.test(rest);
  return isSplit ? { category, rest } : { category: '', rest: name };
}
