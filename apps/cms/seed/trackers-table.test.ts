import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TRACKERS } from '@meridia/domain/trackers.data';

const NAMES = Object.values(TRACKERS).flatMap((trackers) => trackers.flatMap(({ name }) => name ?? []));
const PAGES = ['meridia', 'boreal'].flatMap((school) =>
  ['gestion-des-cookies.md', 'gestion-des-cookies.en.md'].map((page) => `${school}/editorial/pages/${page}`),
);

it.each(PAGES)('COST-05 %s, which the law refers to, names all that is kept on a device', (page) => {
  const text = readFileSync(path.join(import.meta.dirname, 'content', page), 'utf8');
  expect(NAMES.length).toBeGreaterThan(8);
  expect(NAMES.filter((name) => !text.includes(name))).toEqual([]);
});
