import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Contract tests: the built content service on a clone of the seeded database, asked over HTTP. */
export default defineConfig({
  root: fromHere('.'),
  resolve: {
    alias: [
      // The sources, not dist: the contract that is tested is the one that is written.
      {
        find: /^@meridia\/(content-client|contract|domain)\/(.+)$/,
        replacement: fromHere('../../../packages/$1/src/$2.ts'),
      },
      { find: /^@meridia\/tools\/(.+)$/, replacement: fromHere('../../../tools/src/$1.ts') },
    ],
  },
  test: {
    include: ['contract/**/*.test.ts'],
    globalSetup: [fromHere('./support/global-setup.ts')],
    // Reads share one service; a file that writes has its own. More at once only makes each service slower.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A publication is seen at once; the patience is for a busy machine.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['default', 'json'],
    outputFile: { json: fromHere('../../../.tmp/reports/contract.json') },
  },
});
