import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The production build behind its server, on the real content service, asked over HTTP; one file at a time. */
export default defineConfig({
  root: fromRoot(''),
  resolve: {
    alias: [
      // The generator makes pages in its own process.
      { find: /^@\//, replacement: fromRoot('apps/web/src/') },
      { find: /^@engine\//, replacement: fromRoot('apps/web/engine/') },
      {
        find: /^@meridia\/(content-client|contract|covers|domain|labels|telemetry)\/(.+)$/,
        replacement: fromRoot('packages/$1/src/$2.ts'),
      },
      { find: /^@meridia\/tools\/(.+)$/, replacement: fromRoot('tools/src/$1.ts') },
    ],
  },
  test: {
    include: ['apps/web/tests/*.test.ts'],
    globalSetup: [fromRoot('apps/web/tests/support/global-setup.ts')],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['default', 'json'],
    outputFile: { json: fromRoot('.tmp/reports/web.json') },
  },
});
