import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LABELS_VERSION } from './version.ts';

it('ENT-07 the dictionary has version 0.1.0, the version of its package', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

  expect(LABELS_VERSION).toBe('0.1.0');
  expect(manifest).toHaveProperty('version', LABELS_VERSION);
});
