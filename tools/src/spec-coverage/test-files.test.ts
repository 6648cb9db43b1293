import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listTestFiles } from './test-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('finds the test files of the repository, not those of builds and dependencies', () => {
  const kept = ['a/b/nav.test.tsx', 'a/nav.test.ts', 'e2e/nav.spec.ts'];
  const left = [
    'a/nav.ts',
    'a/dist/nav.test.ts',
    'a/node_modules/x/x.test.ts',
    '.cache/nav.test.ts',
    'a/test.ts',
  ];
  for (const path of [...kept, ...left]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }

  expect(listTestFiles(root)).toEqual(kept);
});
