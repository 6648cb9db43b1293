import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What the content service does when something around it fails: real processes, a PostgreSQL of its own, one file at a time. */
export default defineConfig({
  root: fromRoot(''),
  resolve: {
    alias: [{ find: /^@meridia\/tools\/(.+)$/, replacement: fromRoot('tools/src/$1.ts') }],
  },
  test: {
    include: ['apps/cms/tests/faults/**/*.test.ts'],
    globalSetup: [fromRoot('apps/cms/tests/faults/support/global-setup.ts')],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', 'json'],
    outputFile: { json: fromRoot('.tmp/reports/faults.json') },
  },
});
