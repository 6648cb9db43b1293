import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';

const namesIn = (file: string, name: RegExp) =>
  [...readFileSync(path.join(REPOSITORY, file), 'utf8').matchAll(name)].map(([, found]) => found).toSorted();

it.each([
  ['apps/web', 'src/env/server.ts'],
  ['apps/cms', 'src/env.ts'],
])('the example of the settings of %s has every setting, and no other', (app, schema) => {
  const inExample = namesIn(path.join(app, '.env.example'), /^([A-Z_]+)=/gm);
  expect(inExample).toEqual(namesIn(path.join(app, schema), /^ +([A-Z][A-Z_]+): /gm));
});
