import { expect, test, type Page } from '@playwright/test';

const DESKTOP = { width: 1440, height: 900 };
const MOBILE = { width: 390, height: 844 };
/** The section page that is set to the dynamics layout. */
const DYNAMICS = '/article';

const popinOf = (page: Page) => page.locator('dialog:has(form[method="dialog"])');
const toTopOf = (page: Page) => page.getByRole('link', { name: 'Haut de page' });
const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Information' });

/** How many rows of actions are fixed at the bottom of the window. */
function countBottomBars(page: Page): Promise<number> {
  return page
    .getByRole('navigation', { name: 'Actions', exact: true })
    .evaluateAll((bars) => bars.filter((bar) => bar.getBoundingClientRect().bottom === innerHeight).length);
}

async function scrollDown(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(toTopOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('LAY-01 the default layout has the navbar, the page, the popin, the footer and the way to the top', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');

  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(popinOf(page)).toBeVisible();
  expect(await countBottomBars(page)).toBe(0);
  await scrollDown(page);
});

test('LAY-01 the default layout has the bottom action bar on a mobile only', async ({ page }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/');

  await expect.poll(() => countBottomBars(page)).toBe(1);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('LAY-02 the dynamics layout has no popin and no action bar', async ({ page }) => {
  await page.setViewportSize(MOBILE);
  await page.goto(DYNAMICS);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await countBottomBars(page)).toBe(0);
  await expect(popinOf(page)).toHaveCount(0);

  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await scrollDown(page);
});

for (const path of ['/', DYNAMICS]) {
  test(`LAY-02 the banner pushes ${path} by its offset`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const offset = await bannerOf(page).evaluate((element) => parseFloat(element.style.minHeight));
    const topOfPage = () =>
      page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().top + scrollY);

    expect(offset).toBeGreaterThan(0);
    expect(await topOfPage()).toBe(offset);
    await bannerOf(page).locator('summary').click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await topOfPage()).toBe(0);
  });
}

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  await page.goto(DYNAMICS);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});
