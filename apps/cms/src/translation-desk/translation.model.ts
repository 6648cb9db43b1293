import type { Difference } from '../history/differences.rules';

/** No English; English of before the French that stands now; English that says what the French says. */
export const TRANSLATION_STATES = ['missing', 'changed', 'current'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** A document of the list: the titles of the French fields that changed, and when they did. */
export type TranslationLine = {
  uid: string;
  documentId: string;
  title: string;
  state: TranslationState;
  isFrenchPublished: boolean;
  isEnglishPublished: boolean;
  changed: string[];
  /** « Claire Rédaction, le 16 novembre 2026 à 14:32 »; null where nothing changed. */
  since: string | null;
};

export type TranslationList = {
  types: { uid: string; name: string }[];
  lines: TranslationLine[];
};

/** `isEditable`: a plain text that she may write here; the rest is written in its form. */
export type TranslationField = {
  name: string;
  label: string;
  isEditable: boolean;
  isLong: boolean;
  maxLength: number | null;
  french: string;
  english: string;
  /** What changed in the French since the English was saved. */
  changes: Difference[];
};

export type TranslationDocument = {
  uid: string;
  documentId: string;
  type: string;
  title: string;
  state: TranslationState;
  isFrenchPublished: boolean;
  isEnglishPublished: boolean;
  canWrite: boolean;
  /** When the English draft was changed, as the desk shows it: a save over a later one is refused. */
  updatedAt: string;
  /** The French that the desk shows, for « Marquer comme à jour »; null: it has no history yet. */
  frenchVersion: string | null;
  /** Since when the English is held to be up to date, as a sentence. */
  accord: string;
  fields: TranslationField[];
};
