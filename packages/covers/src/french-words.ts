import { FRENCH_NUMBERS, FRENCH_ORDINALS } from './numerals.data.ts';

/** Before a colon or a semicolon, and between a number and its unit. */
export const NO_BREAK_SPACE = '\u00A0';

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

export function frenchNumber(value: number): string {
  return FRENCH_NUMBERS[value] ?? String(value);
}

export function frenchOrdinal(rank: number): string {
  return FRENCH_ORDINALS[rank] ?? `${rank + 1}e`;
}

export function frenchList(words: string[]): string {
  return LIST.format(words);
}

/** « de Lyon », « d’Angers », « du Caire ». */
export function ofCity(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return /^[AEIOUÉÈ]/.test(name) ? `d’${name}` : `de ${name}`;
}

/** « à Lyon », « au Caire ». */
export function atCity(name: string): string {
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
}

/** « 10 h », « 9 h 30 ». */
export function frenchHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const parts = minutes ? [Math.floor(hour), 'h', String(minutes).padStart(2, '0')] : [Math.floor(hour), 'h'];
  return parts.join(NO_BREAK_SPACE);
}
