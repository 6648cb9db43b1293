import { toSearchWords } from '@meridia/domain/search';

const WORDS_MAX = 4;
const LETTERS_MAX = 60;

/**
 * What may be kept of a search: a few words. Null for what could be about somebody: an address, a number, a sentence, or what is
 * written like a name (several words, each with a capital).
 */
export function toCountedWords(asked: string): string | null {
  const words = toSearchWords(asked);
  const isName = /^\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)+$/u.test(asked);
  const isOfSomebody = /[@\d]/.test(asked) || isName || words.length > WORDS_MAX;
  const kept = words.join(' ');
  return isOfSomebody || kept.length < 2 || kept.length > LETTERS_MAX ? null : kept;
}
