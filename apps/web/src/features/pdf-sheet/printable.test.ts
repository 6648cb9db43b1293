import { expect, it } from 'vitest';
import { moneyText } from '@/lib/numbers';
import { printable } from './printable';

it.each([
  ['an amount', moneyText('fr', 8400, 'EUR'), '8\u00a0400\u00a0€'],
  ['a way from a level to another', 'Bac → Bac+3', 'Bac › Bac+3'],
  ['words as they are', 'L’école d’été, à 100 % – « œuvre »', 'L’école d’été, à 100 % – « œuvre »'],
])('PDF-02 %s is written with what the fonts have', (_what, text, written) => {
  expect(printable(text)).toBe(written);
});
