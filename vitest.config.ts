import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PURE = [
  'packages/**/*.test.{ts,js}',
  '{apps,tools}/**/*.rules.test.ts',
  'apps/web/src/{ui,views,features}/**/*.test.tsx',
];
const NOT_UNIT = [
  '**/node_modules/**',
  '**/dist/**',
  'apps/cms/tests/**',
  'apps/web/tests/**',
  'tools/src/observability/checks/**',
  'e2e/**',
];

/** Unit tests. Those that need a database or a browser have their own configuration (apps/cms/tests, e2e). */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('./apps/web/src/') },
      { find: /^@engine\//, replacement: fromRoot('./apps/web/engine/') },
      // The sources, not dist: a unit test never runs on yesterday's build.
      {
        find: /^@meridia\/(content-client|contract|covers|domain|labels|telemetry)\/(.+)$/,
        replacement: fromRoot('./packages/$1/src/$2.ts'),
      },
    ],
  },
  test: {
    // No measure of anything: a machine that others use may take ten times as long as usual.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        // They take values and give values: nothing of one file is left for the next, so that one process reads them all.
        test: { name: 'rules', include: PURE, exclude: NOT_UNIT, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'apps/cms/{src,seed,config}/**/*.test.ts',
            'apps/web/{src,server,engine}/**/*.test.{ts,tsx}',
            'apps/web/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...NOT_UNIT, ...PURE],
        },
      },
    ],
    reporters: ['default', 'json'],
    outputFile: { json: fromRoot('./.tmp/reports/unit.json') },
  },
});
