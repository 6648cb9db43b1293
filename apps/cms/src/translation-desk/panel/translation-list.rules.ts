import { TRANSLATION_STATES, type TranslationLine, type TranslationState } from '../translation.model';

export const STATE_WORDS: Readonly<Record<TranslationState, string>> = {
  missing: 'Anglais manquant',
  changed: 'Le français a changé depuis',
  current: 'À jour',
};

export type Wish = { state: TranslationState | null; type: string | null; words: string };

/** What an address of the panel asks for; what it does not know, it does not ask. */
export function wishOf(search: URLSearchParams): Wish {
  const state = TRANSLATION_STATES.find((one) => one === search.get('etat')) ?? null;
  return { state, type: search.get('type') || null, words: search.get('titre') ?? '' };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const isAskedFor = ({ uid, title }: TranslationLine, { type, words }: Wish) =>
  (type === null || uid === type) && plain(title).includes(plain(words.trim()));

export const shownLines = (lines: readonly TranslationLine[], wish: Wish): TranslationLine[] =>
  lines.filter((line) => isAskedFor(line, wish) && (wish.state === null || line.state === wish.state));

/** How many there are of each state, of the type and the title that are asked for. */
export function countStates(lines: readonly TranslationLine[], wish: Wish): Record<TranslationState, number> {
  const counts = { missing: 0, changed: 0, current: 0 };
  for (const line of lines) if (isAskedFor(line, wish)) counts[line.state] += 1;
  return counts;
}

/** « Titre, Résumé – Claire Rédaction, le 16 novembre 2026 à 14:32 », and what visitors see. */
export function lineWords(line: TranslationLine): string {
  const { state, changed, since, isFrenchPublished, isEnglishPublished } = line;
  if (state === 'changed') return [changed.join(', '), since].filter(Boolean).join(' – ');
  if (state === 'missing')
    return isFrenchPublished ? 'En ligne en français seulement' : 'Français pas encore en ligne';
  return isEnglishPublished ? '' : 'Anglais pas encore en ligne';
}
