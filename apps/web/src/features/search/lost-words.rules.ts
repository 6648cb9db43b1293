import { toSearchWords } from '@meridia/domain/search';

const WORDS_MAX = 6;
/** What an address is made of besides its words. */
const NO_WORDS = new Set(['html', 'htm', 'php', 'aspx', 'index', 'www', 'page', 'fr', 'en']);

/** The words of an address that leads nowhere: of its last part that has any, as one would search for them. */
export function lostWords(path: string): string {
  const parts = path.split('/').map((part) => toSearchWords(decoded(part)).filter(isWord));
  return (parts.findLast((words) => words.length > 0) ?? []).slice(0, WORDS_MAX).join(' ');
}

const isWord = (word: string) => word.length > 1 && !/^\d+$/.test(word) && !NO_WORDS.has(word);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
