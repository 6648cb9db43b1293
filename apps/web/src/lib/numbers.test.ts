import { expect, it } from 'vitest';
import { anyOfText, moneyText, numberText, percentText } from './numbers';

it.each([
  ['thousands', numberText('fr', 1540), '1\u202f540', numberText('en', 1540), '1,540'],
  ['a percentage', percentText('fr', 86), '86\u00a0%', percentText('en', 86), '86%'],
  ['money', moneyText('fr', 8400, 'EUR'), '8\u202f400\u00a0€', moneyText('en', 8400, 'EUR'), '€8,400'],
  ['one choice', anyOfText('fr', ['Lyon']), 'Lyon', anyOfText('en', ['Lyon']), 'Lyon'],
  [
    'a choice of three',
    anyOfText('fr', ['Lyon', 'Nice', 'Paris']),
    'Lyon, Nice ou Paris',
    anyOfText('en', ['Lyon', 'Nice', 'Paris']),
    'Lyon, Nice or Paris',
  ],
])('%s', (_what, french, expectedFrench, english, expectedEnglish) => {
  expect([french, english]).toEqual([expectedFrench, expectedEnglish]);
});
