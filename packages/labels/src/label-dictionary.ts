import type { Locale } from '@meridia/domain/locales';

/** ENT-07: a taxonomy entry; `link` is null when the label leads nowhere. */
export type LabelEntry = { label: string; link: string | null };

/** The labels of one locale, by key. */
export type LabelDictionary = Readonly<Record<string, LabelEntry>>;

export type LabelDictionaries = Readonly<Partial<Record<Locale, LabelDictionary>>>;

/** A school's own wording; without `link`, the entry keeps the link it had. */
export type LabelOverride = { label: string; link?: string | null };

export type LabelOverrides = Readonly<Partial<Record<Locale, Readonly<Record<string, LabelOverride>>>>>;
