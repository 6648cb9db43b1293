import { expect, test, type Locator, type Page } from '@playwright/test';

const THROTTLE_MS = 200;
const DURATION_MS = 5000;

const legalNotices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });

/** Scripts are there once the way to the top comes with the first scroll. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** An address that does not answer until it is let go. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return async () => {
    release();
    await page.waitForURL((url) => url.pathname.startsWith(path));
  };
}

type Bar = { name: string | null; duration: string; delay: number; lifetime: number };

/** The bar after a click: watched from inside, because Playwright itself waits for a page that is on its way. */
async function clickAndWatch(page: Page, target: Locator, until: 'shown' | 'gone'): Promise<Bar> {
  const watched = page.evaluate(
    (end) =>
      new Promise<Bar>((resolve) => {
        let clickedAt = 0;
        let seen: Bar | null = null;
        const look = () => {
          const bar = document.querySelector('[role="progressbar"]');
          const now = performance.now();
          if (bar?.firstElementChild && !seen) {
            const { animationDuration: duration } = getComputedStyle(bar.firstElementChild);
            seen = { name: bar.ariaLabel, duration, delay: now - clickedAt, lifetime: 0 };
          }
          if (seen && (end === 'shown' || !bar)) resolve({ ...seen, lifetime: now - clickedAt - seen.delay });
        };
        addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    until,
  );
  await target.click({ noWaitAfter: true });
  return watched;
}

test('STATE-02 a page that is late is announced by the bar, 200 ms after the click', async ({ page }) => {
  await openHydrated(page, '/article');
  const release = await hold(page, '/mentions-legales');
  const bar = await clickAndWatch(page, legalNotices(page), 'shown');

  expect(bar).toMatchObject({ name: 'Chargement', duration: '5s' });
  expect(bar.delay).toBeGreaterThanOrEqual(THROTTLE_MS);
  await release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('STATE-02 the bar runs for 5 s, and goes if the page never comes', async ({ page }) => {
  await openHydrated(page, '/article');
  const release = await hold(page, '/mentions-legales');
  const bar = await clickAndWatch(page, legalNotices(page), 'gone');

  expect(bar.lifetime).toBeGreaterThanOrEqual(DURATION_MS - 50);
  await release();
});

test('STATE-02 a search that is late is announced too', async ({ page }) => {
  await openHydrated(page, '/');
  const search = page.getByRole('main').locator('form[action="/programme"]').getByRole('button').last();
  const release = await hold(page, '/programme');
  const bar = await clickAndWatch(page, search, 'shown');

  expect(bar.delay).toBeGreaterThanOrEqual(THROTTLE_MS);
  await release();
});

test('STATE-02 an anchor of the page and a new tab ask nothing of this one', async ({ page }) => {
  await openHydrated(page, '/article');
  await page.getByRole('link', { name: 'Haut de page' }).click();
  const opened = page.context().waitForEvent('page');
  await legalNotices(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();

  await page.evaluate((lapse) => new Promise((resolve) => setTimeout(resolve, lapse)), 2 * THROTTLE_MS);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
