import { expect, it } from 'vitest';
import { CATALOGUE_DOMAINS } from './courses.ts';
import { DISPLAY_DOMAINS } from './domains.data.ts';

it('every catalogue domain belongs to exactly one display domain', () => {
  const gathered = DISPLAY_DOMAINS.flatMap<string>(({ includes }) => includes);
  expect(gathered.toSorted()).toEqual([...CATALOGUE_DOMAINS].toSorted());
});

it('no two display domains share a tint', () => {
  expect(new Set(DISPLAY_DOMAINS.map(({ tint }) => tint)).size).toBe(DISPLAY_DOMAINS.length);
});
