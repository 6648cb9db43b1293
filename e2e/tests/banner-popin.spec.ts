import { expect, test, type Page } from '@playwright/test';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any announcement waits. */
const DELAY_MS = 10_000;

const popinOf = (page: Page) => page.locator('dialog:has(form[method="dialog"])');
const markOf = (page: Page) => page.evaluate(() => localStorage.getItem('popin'));

/** Hydrated: the script that waits for the delay is there. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('load');
}

async function waitForPopin(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(DELAY_MS);
    await expect(popinOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('LAY-06 the popin comes after its delay, and leaves the focus where it is', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await expect(popinOf(page)).toBeHidden();
  await waitForPopin(page);

  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await markOf(page)).toBeNull();
  await expect(popinOf(page).getByRole('heading')).toBeVisible();
  await expect(popinOf(page).locator('a[href^="/crm/"]')).toHaveCount(1);
});

test('LAY-06 a closed popin stays closed for 7 days', async ({ page }) => {
  const closedAt = Date.now();
  await page.clock.install({ time: closedAt });
  await openHome(page);
  await waitForPopin(page);
  await popinOf(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(popinOf(page)).toBeHidden();
  expect(await markOf(page)).not.toBeNull();

  await page.clock.setSystemTime(closedAt + 6 * DAY_MS);
  await openHome(page);
  // The way to the top comes with the same scripts: once it is there, the popin would be too.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.fastForward(DELAY_MS);
  await expect(popinOf(page)).toBeHidden();

  await page.clock.setSystemTime(closedAt + 7 * DAY_MS + DELAY_MS * 10);
  await openHome(page);
  await waitForPopin(page);
});

test('LAY-06 the popin is beside the action bar of a mobile, never over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await openHome(page);
  await waitForPopin(page);

  const popin = await popinOf(page).boundingBox();
  const bar = await page
    .getByRole('navigation', { name: 'Actions', exact: true })
    .locator('visible=true')
    .first()
    .boundingBox();
  expect((popin?.y ?? 0) + (popin?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect(popin?.y).toBeGreaterThanOrEqual(0);
});

test('the popin is not over what the keyboard is on', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await waitForPopin(page);
  await expect(popinOf(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');

  await expect(popinOf(page)).toHaveCSS('opacity', '0');
  await popinOf(page).getByRole('button').focus();
  await expect(popinOf(page)).toHaveCSS('opacity', '1');
});

test('LAY-06 the banner has its text and its link, and closes without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Information' });

  await expect(banner.getByRole('paragraph')).not.toBeEmpty();
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^\//);
  await banner.getByText('Fermer le bandeau').or(banner.locator('summary')).first().click();
  await expect(banner).toBeHidden();
  await context.close();
});
