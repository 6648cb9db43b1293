/** What a search finds, in the order in which filters name it. `faq` is one question with its answer, wherever it is asked. */
export const SEARCH_KINDS = ['programme', 'campus', 'page', 'faq', 'event', 'news', 'offer'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A suggestion is worth asking for from so many letters on. */
export const SEARCH_LETTERS_MIN = 2;
/** Longer than any question that was ever typed into a search box; the rest is not read. */
export const SEARCH_LENGTH_MAX = 120;
export const SEARCH_WORDS_MAX = 10;

// Marks that change nothing one sees, controls and halves of characters included.
const UNSEEN = /[\p{C}\p{Z}\s]+/gu;

/** What somebody has typed, as it is asked and shown: on one line, without what cannot be seen, and not without end. */
export function cleanSearch(typed: string): string {
  return typed
    .slice(0, 4 * SEARCH_LENGTH_MAX)
    .toWellFormed()
    .replace(UNSEEN, ' ')
    .trim()
    .slice(0, SEARCH_LENGTH_MAX)
    .trim();
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Words without accents or capitals: the same for what is written and for what is typed. */
export function toSearchWords(text: string): string[] {
  const plain = text.toLowerCase().replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter);
  return (
    plain
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}
