import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** Their keys are always written out: none is put together from the word of a content. */
const PREFIXES = ['a11y.', 'pwa.', 'popin.', 'filter.', 'sidebar.'];

const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(`${SOURCES}/${file}`, 'utf8'))
  .join('\n');

it.each(PREFIXES)('S-41 every label %s… is shown somewhere', (prefix) => {
  const keys = Object.keys(LABELS.fr).filter((key) => key.startsWith(prefix));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});
