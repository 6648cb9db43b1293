import type { Locale } from '@meridia/domain/locales';
import { SEARCH_WORDS_MAX, toSearchWords } from '@meridia/domain/search';
import { EMPTY_WORDS, WEAK_WORDS } from './search-words.data';

/** Words that stand together: all of them. A term that is not finished stands for every word that begins like it. */
export type Term = { words: readonly string[]; isPrefix?: boolean };

/** One thing that is asked for: any of its terms. */
export type Group = { typed: string; terms: readonly Term[]; isWeak: boolean };

/** Terms that mean the same, as words. */
export type SynonymSet = readonly (readonly string[])[];

const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word);
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, rank) => singular(word) === singular(other[rank] ?? ''));

/** « alternance, apprentissage », as an editor writes it. */
export function toSynonymSet(line: string, locale: Locale): SynonymSet {
  return line.split(',').flatMap((term) => {
    const words = subjectWords(toSearchWords(term), locale);
    return words.length > 0 ? [words] : [];
  });
}

/** Without the words of the question, unless there are no others. */
function subjectWords(words: readonly string[], locale: Locale): readonly string[] {
  const subjects = words.filter((word) => !EMPTY_WORDS[locale].has(word));
  return subjects.length > 0 ? subjects : words;
}

/** The synonyms of what begins at a place, the longest first. */
function synonymsAt(words: readonly string[], start: number, sets: readonly SynonymSet[]) {
  for (let length = Math.min(4, words.length - start); length > 0; length -= 1) {
    const asked = words.slice(start, start + length);
    const terms = sets.filter((set) => set.some((term) => isSame(term, asked))).flat();
    if (terms.length > 0) return { length, terms };
  }
  return null;
}

/** What is asked for, by its subjects, each with what means the same. */
export function toGroups(asked: string, locale: Locale, sets: readonly SynonymSet[]): Group[] {
  const words = subjectWords(toSearchWords(asked), locale).slice(0, SEARCH_WORDS_MAX);
  const groups: Group[] = [];
  for (let start = 0; start < words.length;) {
    const found = synonymsAt(words, start, sets);
    const typed = words.slice(start, start + (found?.length ?? 1));
    groups.push({
      typed: typed.join(' '),
      terms: [typed, ...(found?.terms ?? [])].map((term) => ({ words: term })),
      isWeak: found === null && WEAK_WORDS[locale].has(typed[0] ?? ''),
    });
    start += typed.length;
  }
  return groups.every(({ isWeak }) => isWeak) ? groups.map((group) => ({ ...group, isWeak: false })) : groups;
}
