import { expect, it } from 'vitest';
import { fieldLanguage } from './translated';

it.each([
  ['I18N-04 a field filled from French is marked', ['access'], 'fr'],
  ['one that is there in English is not', ['summary'], undefined],
  ['nothing is marked when nothing was filled', undefined, undefined],
])('%s', (_rule, frenchFields, expected) => {
  expect(fieldLanguage({ access: 'Métro Rome.', frenchFields }, 'access')).toBe(expected);
});
