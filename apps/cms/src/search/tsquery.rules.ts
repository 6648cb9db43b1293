import type { Group, Term } from './search-groups.rules';

/** The weights of a vector: title, other names, summary, text (write-passages.ts). */
type Weight = 'A' | 'B' | 'C' | 'D' | 'AB' | '';

/** What a word is brought to in the language of the vectors; a word that says nothing there has none. */
export type Stems = ReadonlyMap<string, readonly string[]>;

const quoted = (lexeme: string, mark: string) => `'${lexeme.replaceAll(`'`, `''`)}'${mark && `:${mark}`}`;

/** A word is its stem or itself; the last one of a term that is not finished, whatever begins like it. */
export function wordQuery(word: string, stems: Stems, weight: Weight = '', isPrefix = false): string {
  const whole = [...new Set([...(stems.get(word) ?? []), word])].map((lexeme) => quoted(lexeme, weight));
  const all = isPrefix ? [...whole, quoted(word, `*${weight}`)] : whole;
  return `(${all.join('|')})`;
}

function termQuery({ words, isPrefix = false }: Term, stems: Stems, weight: Weight): string {
  const parts = words.map((word, rank) =>
    wordQuery(word, stems, weight, isPrefix && rank === words.length - 1),
  );
  return `(${parts.join('&')})`;
}

/** Any of its terms, where the words have that weight. */
export function groupQuery({ terms }: Group, stems: Stems, weight: Weight = ''): string {
  return `(${terms.map((term) => termQuery(term, stems, weight)).join('|')})`;
}

/** Every one of the groups, or any of them. */
export function wholeQuery(groups: readonly Group[], stems: Stems, mode: 'all' | 'any'): string {
  return groups.map((group) => groupQuery(group, stems)).join(mode === 'all' ? '&' : '|');
}

/** Every lexeme that may be in a title that fits. */
export function lexemesOf(groups: readonly Group[], stems: Stems): string[] {
  const words = groups.flatMap(({ terms }) => terms.flatMap((term) => term.words));
  return [...new Set(words.flatMap((word) => [word, ...(stems.get(word) ?? [])]))];
}
