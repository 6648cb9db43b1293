import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Runs against services that are already up: their addresses and accounts come from the environment (support/). */
export default defineConfig({
  testDir: './tests',
  outputDir: fromRoot('.tmp/e2e'),
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: fromRoot('.tmp/reports/e2e.json') }]],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 1000 },
    // No trace: its copies of a long list take longer than the test.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
