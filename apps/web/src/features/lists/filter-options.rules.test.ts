import { expect, it } from 'vitest';
import { optionLabel, type FilterOptions } from './filter-options.rules';

const options: FilterOptions<'agenda'> = {
  type: [],
  campus: [{ value: 'lyon', label: 'Lyon' }],
  mois: [],
};

it.each([
  ['in words', 'lyon', 'Lyon'],
  ['as it was asked for', 'atlantide', 'atlantide'],
])('a value is shown %s', (_case, value, label) => {
  expect(optionLabel(options, 'campus', value)).toBe(label);
});
