import { expect, it } from 'vitest';
import { optionLabel, type FilterOptions } from './filter-options.rules';

const options: FilterOptions<'agenda'> = {
  type: [],
  campus: [{ value: 'lyon', label: 'Lyon' }],
  mois: [],
};

it.each([
  ['in words', 'lyon', 'Lyon'],
  ['without the words of the visitor', 'atlantide', 'Inconnu'],
])('a value is shown %s', (_case, value, label) => {
  expect(optionLabel(options, 'campus', value, 'Inconnu')).toBe(label);
});
