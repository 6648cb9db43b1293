import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests. Those that need a database or a browser have their own configuration (apps/cms/tests, e2e). */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('./apps/web/src/') },
      { find: /^@engine\//, replacement: fromRoot('./apps/web/engine/') },
      // The sources, not dist: a unit test never runs on yesterday's build.
      {
        find: /^@meridia\/(content-client|contract|covers|domain|labels)\/(.+)$/,
        replacement: fromRoot('./packages/$1/src/$2.ts'),
      },
    ],
  },
  test: {
    include: [
      'packages/**/*.test.{ts,js}',
      'apps/cms/{src,seed,config}/**/*.test.ts',
      'apps/web/{src,server,engine}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/cms/tests/**', 'e2e/**'],
    reporters: ['default', 'json'],
    outputFile: { json: fromRoot('./.tmp/reports/unit.json') },
  },
});
