/** Words that say nothing of what a page is about. */
const EMPTY_WORDS = new Set([
  'les',
  'des',
  'une',
  'aux',
  'sur',
  'dans',
  'pour',
  'par',
  'avec',
  'nos',
  'vos',
  'html',
  'htm',
  'pdf',
  'index',
  'page',
]);
const PREFIX_LENGTH = 4;
/** One word of the two or three that old and new address have. */
const LEAST_LIKENESS = 0.35;

function wordsOf(path: string): string[] {
  const words = path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));
  return [...new Set(words)];
}

/** « formation » and « formations » are one word nearly. */
function likenessOfWords(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= PREFIX_LENGTH && long.startsWith(short) ? short.length / long.length : 0;
}

function likeness(asked: readonly string[], page: readonly string[]): number {
  const shared = asked.map((word) => Math.max(0, ...page.map((other) => likenessOfWords(word, other))));
  return (2 * shared.reduce((sum, one) => sum + one, 0)) / (asked.length + page.length);
}

/** Finds, of the pages of a site, those whose addresses have most words in common with an old one; the nearest first (DESK-07). */
export function createSuggestions(pages: readonly string[], most: number): (path: string) => string[] {
  const known = pages.map((path) => ({ path, words: wordsOf(path) }));
  return (path) => {
    const asked = wordsOf(path);
    if (asked.length === 0) return [];
    return known
      .map((page) => ({ path: page.path, likeness: likeness(asked, page.words) }))
      .filter((page) => page.likeness >= LEAST_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
      .slice(0, most)
      .map((page) => page.path);
  };
}
