import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LAYERS } from './import-directions.js';

const ARCHITECTURE = new URL('../../docs/architecture.md', import.meta.url);

it('docs/architecture.md says of each layer what it may import, as lint holds it', () => {
  const rows = readFileSync(ARCHITECTURE, 'utf8').matchAll(/^\| `([^`]+)` +\| `[^`]+` +\| (.*?) +\|$/gm);
  const said = [...rows].map(([, name, may]) => [
    name,
    [...may.matchAll(/`([^`]+)`/g)].map(([, layer]) => layer),
  ]);
  expect(said).toEqual(LAYERS.map(({ name, mayImport }) => [name, mayImport]));
});
