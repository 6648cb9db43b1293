import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** They share the content that they change, and the panel is slow: one after the other. */
const ADMIN_SPECS = /(admin|redirects-csv)\.spec\.ts$/;

/** Runs against services that are already up: their addresses and accounts come from the environment (support/). */
export default defineConfig({
  testDir: './tests',
  outputDir: fromRoot('.tmp/e2e'),
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: fromRoot('.tmp/reports/e2e.json') }]],
  projects: [
    {
      name: 'admin',
      testMatch: ADMIN_SPECS,
      fullyParallel: false,
      workers: 1,
      timeout: 120_000,
      expect: { timeout: 30_000 },
      use: { actionTimeout: 30_000 },
    },
    {
      name: 'site',
      testIgnore: ADMIN_SPECS,
      fullyParallel: true,
      timeout: 60_000,
      expect: { timeout: 10_000 },
      use: { baseURL: process.env.E2E_SITE_URL, actionTimeout: 10_000 },
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
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
