import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createClassNames, prefixesOf } from './class-names.ts';

const MANY = Array.from({ length: 3000 }, (_, index) => `src/views/sheet-${index}.module.css`);

it('no two sheets give their classes the same name, however many there are', () => {
  const prefixes = prefixesOf(MANY);
  expect(prefixes.size).toBe(MANY.length);
  expect(new Set(prefixes.values()).size).toBe(MANY.length);
});

it('the names do not depend on the order in which sheets are found', () => {
  expect(new Map(prefixesOf(MANY.toReversed()))).toEqual(prefixesOf(MANY));
});

it('another sheet changes hardly any name', () => {
  const before = prefixesOf(MANY.slice(1));
  const changed = [...prefixesOf(MANY)].filter(([file, prefix]) => before.get(file) !== prefix);
  expect(changed.length).toBeLessThan(5);
});

it('each class of a sheet has a name of its own', () => {
  const root = import.meta.dirname;
  const nameOf = createClassNames(root);
  const [sheet = ''] = globSync(path.join(root, 'src/**/*.module.css'));
  const names = Array.from({ length: 60 }, (_, index) => nameOf(`class${index}`, sheet));
  expect(new Set(names).size).toBe(names.length);
  expect(nameOf('class0', `${sheet}?used`)).toBe(names[0]);
});
