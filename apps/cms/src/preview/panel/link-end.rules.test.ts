import { expect, it } from 'vitest';
import { linkEnd } from './link-end.rules';

it.each([
  ['2026-11-23T13:05:00.000Z', '23 novembre 2026 à 14:05'],
  ['2026-07-01T22:30:00.000Z', '2 juillet 2026 à 00:30'],
])('PREVIEW-04 %s is said in Paris time: %s', (endsAt, said) => {
  expect(linkEnd(endsAt)).toBe(said);
});
