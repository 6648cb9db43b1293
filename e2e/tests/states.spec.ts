import { expect, test, type Page } from '@playwright/test';
import { openInProduction } from '../support/production-site.ts';
import { FIRST_VISIT } from '../support/stored-consent.ts';

/** The documents that the tab asks for, from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** As after a new build: the files that the page names are gone. */
async function loseChunks(page: Page): Promise<void> {
  await page.route('**/_site/*.js*', (route) => route.fulfill({ status: 404 }));
}

/** Every file was asked for and answered: what had to happen has happened. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
}

test('STATE-05 a missing script reloads the page once, and the page is still there to read', async ({
  page,
}) => {
  await loseChunks(page);
  const documents = countDocuments(page);
  await page.goto('/article').catch(() => null);
  await expect.poll(documents).toBe(2);
  await settle(page);

  expect(documents()).toBe(2);
  await expect(page.getByRole('main')).toBeVisible();
});

test('STATE-05 within the minute no other page of the tab is reloaded, and after it one is', async ({
  page,
}) => {
  const startedAt = Date.now();
  await page.clock.install({ time: startedAt });
  await loseChunks(page);
  const documents = countDocuments(page);
  await page.goto('/article').catch(() => null);
  await expect.poll(documents).toBe(2);
  await settle(page);
  await page.goto('/mentions-legales').catch(() => null);
  await settle(page);
  expect(documents()).toBe(3);

  await page.clock.setSystemTime(startedAt + 5 * 60_000);
  await page.goto('/article').catch(() => null);
  await expect.poll(documents).toBe(5);
});

test.describe('a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('STATE-05 keeps nothing in the stores of the browser', async ({ page }) => {
    await loseChunks(page);
    const documents = countDocuments(page);
    await page.goto('/article').catch(() => null);
    await expect.poll(documents).toBe(2);
    await settle(page);

    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('STATE-07 nothing is written to the console in production', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await openInProduction(page, '/');
  await page.evaluate(() => {
    for (const name of ['log', 'warn', 'error'] as const) window.console[name]('written');
  });

  expect(lines).toEqual([]);
});
