import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { refusalOn } from './support/stored-consent.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** They share the content that they change, which is not the visitors' (tools/src/e2e), and the panel is slow: one after the other. */
const ADMIN_SPECS = /(admin|redirects-csv)\.spec\.ts$|editors\/.*\.spec\.ts$/;

/** Only the whole browser installs an app. */
const APP_SPECS = /pwa\.spec\.ts$/;
/** Only the whole browser keeps a page that was left, as visitors' browsers do; Playwright tells it not to. */
const NAVIGATION_SPECS = /navigation\.spec\.ts$/;
const KEEPS_PAGES = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
const WHOLE_BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The same engine without its windows: half the work for each page. */
const LIGHT_BROWSER = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';

const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SITE = {
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_SITE_URL,
    actionTimeout: 30_000,
    // Visitors have refused before; a spec of the banner says FIRST_VISIT instead.
    storageState: refusalOn([process.env.E2E_SITE_URL, process.env.E2E_SITE_EN_URL]),
  },
};

/** Runs against services that are already up: their addresses and accounts come from the environment (support/). */
export default defineConfig({
  testDir: './tests',
  outputDir: fromRoot(`.tmp/${process.env.E2E_REPORT}`),
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: fromRoot(`.tmp/reports/${process.env.E2E_REPORT}.json`) }]],
  projects: [
    {
      name: 'admin',
      testMatch: ADMIN_SPECS,
      fullyParallel: false,
      workers: 1,
      timeout: 300_000,
      expect: { timeout: 60_000 },
      use: { actionTimeout: 60_000 },
    },
    { ...SITE, name: 'site', testIgnore: [ADMIN_SPECS, APP_SPECS, NAVIGATION_SPECS] },
    {
      ...SITE,
      name: 'app',
      testMatch: APP_SPECS,
      use: { ...SITE.use, launchOptions: { executablePath: WHOLE_BROWSER, args: LAUNCH_ARGUMENTS } },
    },
    {
      ...SITE,
      name: 'navigation',
      testMatch: NAVIGATION_SPECS,
      use: {
        ...SITE.use,
        launchOptions: { executablePath: WHOLE_BROWSER, args: LAUNCH_ARGUMENTS, ...KEEPS_PAGES },
      },
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 1000 },
    // A worker would answer in the place of what a test intercepts; those of the installed app allow it.
    serviceWorkers: 'block',
    // No trace: its copies of a long list take longer than the test.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: LIGHT_BROWSER, args: LAUNCH_ARGUMENTS },
  },
});
