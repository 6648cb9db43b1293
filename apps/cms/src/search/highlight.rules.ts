import { toSearchWords } from '@meridia/domain/search';
import type { Group } from './search-groups.rules';
import type { Stems } from './tsquery.rules';

/** A text in pieces: whether a piece is what was searched. */
export type Marked = [text: string, isMarked: boolean][];

/** Whether a word of a text is one that was searched: by its stem, which nearly always is its beginning. */
export type IsSearched = (word: string) => boolean;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** A shorter beginning is that of too many other words. */
const STEM_MIN = 4;
/** So much more than its stem may be the ending of a word. */
const ENDING_MAX = 6;
const EXCERPT_WORDS = 30;
const WORDS_BEFORE = 6;

export function searchedWords(groups: readonly Group[], stems: Stems): IsSearched {
  const terms = groups.flatMap((group) => group.terms);
  const whole = new Set(terms.flatMap(({ words }) => words));
  const beginnings = [...whole]
    .flatMap((word) => stems.get(word) ?? [])
    .filter(({ length }) => length >= STEM_MIN);
  const unfinished = terms.flatMap(({ words, isPrefix }) => (isPrefix ? (words.at(-1) ?? []) : []));
  return (word) =>
    toSearchWords(word).some(
      (plain) =>
        whole.has(plain) ||
        unfinished.some((start) => plain.startsWith(start)) ||
        beginnings.some((stem) => plain.startsWith(stem) && plain.length - stem.length <= ENDING_MAX),
    );
}

export function markText(text: string, isSearched: IsSearched): Marked {
  const pieces: Marked = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isSearched(word)) continue;
    if (index > end) pieces.push([text.slice(end, index), false]);
    pieces.push([word, true]);
    end = index + word.length;
  }
  if (end < text.length) pieces.push([text.slice(end), false]);
  return pieces;
}

/** Where most different searched words stand near each other; the beginning, where none does. */
function bestStart(words: readonly { plain: string; isMarked: boolean }[]): number {
  let best = { start: 0, count: 0 };
  for (const [start, word] of words.entries()) {
    if (!word.isMarked) continue;
    const near = words.slice(start, start + EXCERPT_WORDS - WORDS_BEFORE).filter(({ isMarked }) => isMarked);
    const count = new Set(near.map(({ plain }) => plain)).size;
    if (count > best.count) best = { start, count };
  }
  return Math.max(0, best.start - WORDS_BEFORE);
}

/** Some thirty words of a text, those round what was searched. */
export function excerptOf(text: string, isSearched: IsSearched): Marked {
  const line = text.replaceAll('\n', ' ');
  const words = [...line.matchAll(WORD)].map(({ 0: word, index }) => ({
    plain: word.toLowerCase(),
    isMarked: isSearched(word),
    from: index,
    to: index + word.length,
  }));
  const first = bestStart(words);
  const last = Math.min(words.length, first + EXCERPT_WORDS) - 1;
  const [start, end] = [words[first], words[last]];
  if (!start || !end) return [];
  const isWhole = last === words.length - 1;
  const cut = line.slice(first === 0 ? 0 : start.from, isWhole ? line.length : end.to);
  return markText(`${first === 0 ? '' : '… '}${cut}${isWhole ? '' : '…'}`, isSearched);
}
