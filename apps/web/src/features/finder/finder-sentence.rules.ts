import type { FilterName } from '@meridia/domain/list-filters';

/** A choice in the sentence: the words that lead to it, and the mark that closes the words before. */
type SentenceChoice = { name: string; mark: string; words: string };

type Sentence = { choices: readonly SentenceChoice[]; end: string };

export type FinderField = Exclude<FilterName<'programme'>, 'categorie' | 'rentree'>;
export type FinderOption = { value: string; label: string };

const CHOICE = /\{(\w+)\}/;
const MARK_AND_WORDS = /^(\p{P}?\s*)(.*?)\s*$/su;

/** « J’entre avec {niveau}, je veux étudier {domaine}. » : each language has its own order and its own marks. */
export function readSentence(text: string): Sentence {
  const pieces = text.split(CHOICE);
  const choices = pieces.flatMap((name, index) => {
    if (index % 2 === 0) return [];
    const [, mark = '', words = ''] = MARK_AND_WORDS.exec(pieces[index - 1] ?? '') ?? [];
    return [{ name, mark, words }];
  });
  return { choices, end: pieces.at(-1) ?? '' };
}

/** The choice the sentence starts with is where its label leads: « /programme?niveau=0&campus=lyon ». */
export function firstChoice(
  link: string | null,
  name: string,
  options: readonly FinderOption[],
): string | undefined {
  const wanted = new URLSearchParams(link?.split('?')[1]).get(name);
  return (options.find(({ value }) => value === wanted) ?? options[0])?.value;
}
