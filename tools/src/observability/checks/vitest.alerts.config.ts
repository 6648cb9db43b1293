import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Rules, dashboard and the reading of the edge's log, by the very programs that use them: Debian's `prometheus` and `mtail`. */
export default defineConfig({
  root: fromRoot(''),
  test: {
    include: ['tools/src/observability/checks/*.test.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 200 } },
    reporters: ['default', 'json'],
    outputFile: { json: fromRoot('.tmp/reports/alerts.json') },
  },
});
