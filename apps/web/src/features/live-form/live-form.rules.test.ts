import { expect, it } from 'vitest';
import { formAddress } from './live-form.rules';

it.each<[string, [string, unknown][], string]>([
  [
    'every field',
    [
      ['campus', 'lyon'],
      ['age', '18'],
    ],
    '/cout?campus=lyon&age=18',
  ],
  [
    'but those left empty',
    [
      ['campus', ''],
      ['age', '18'],
    ],
    '/cout?age=18',
  ],
  ['none', [['campus', '']], '/cout'],
  ['a file is no choice', [['photo', { name: 'x' }]], '/cout'],
  ['what a visitor writes stays a value', [['campus', 'a&b=c']], '/cout?campus=a%26b%3Dc'],
])('COST-01 the address of a form: %s', (_case, fields, expected) => {
  expect(formAddress('/cout', fields)).toBe(expected);
});
