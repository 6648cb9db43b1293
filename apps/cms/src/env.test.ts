import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from './env';

it('.env.example names every setting, and no other', () => {
  const example = readFileSync(path.join(__dirname, '../.env.example'), 'utf8');
  const names = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);

  expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
});
