import type { Locale } from '@meridia/domain/locales';
import type { SearchKind } from '@meridia/domain/search';

/** A text in pieces: whether a piece is what was searched for. */
export type MarkedText = readonly (readonly [text: string, isMarked: boolean])[];

export type SearchResult = {
  kind: SearchKind;
  /** Where it is, without its language. */
  path: string;
  /** The part of the page that answers; without a title of its own, the page knows what it is called. */
  part: { anchor: string; title: string | null } | null;
  locale: Locale;
  title: MarkedText;
  excerpt: MarkedText;
  about: string | null;
  date: string | null;
};

export type SearchResults = {
  /** The best first. */
  results: readonly SearchResult[];
  counts: Partial<Record<SearchKind, number>>;
  /** There are more than were counted. */
  isCapped: boolean;
  /** No result has every word. */
  isLoose: boolean;
  corrections: readonly { typed: string; taken: readonly string[] }[];
};
