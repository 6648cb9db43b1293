import { ENGLISH_NUMBERS, ENGLISH_ORDINALS } from './numerals.data.ts';

/** British usage: no comma before the last word. */
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const COUNTRIES: Record<string, string> = {
  Belgique: 'Belgium',
  Espagne: 'Spain',
  'Royaume-Uni': 'United Kingdom',
  Suisse: 'Switzerland',
};

export function englishNumber(value: number): string {
  return ENGLISH_NUMBERS[value] ?? String(value);
}

export function englishOrdinal(rank: number): string {
  return ENGLISH_ORDINALS[rank] ?? `${rank + 1}th`;
}

export function englishList(words: string[]): string {
  return LIST.format(words);
}

export function englishCountry(name: string): string {
  return COUNTRIES[name] ?? name;
}

/** “10 am”, “2:30 pm”. */
export function englishHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const half = Math.floor(hour) % 24 < 12 ? 'am' : 'pm';
  const shown = Math.floor(hour) % 12 || 12;
  return `${shown}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`;
}
