import { expect, test, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const entry = (page: Page, name: string) => mainMenu(page).getByRole('button', { name, exact: true });
const openPanel = (page: Page) => page.locator('header :popover-open');

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('kinds of menus', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('MENU-01 Campus has three columns of 11 links and the next events', async ({ page }) => {
    await entry(page, 'Campus').click();
    const columns = openPanel(page)
      .getByRole('list')
      .filter({ hasNot: page.locator('time') });
    await expect(columns).toHaveCount(3);
    for (const column of await columns.all()) await expect(column.getByRole('link')).toHaveCount(11);
    await expect(openPanel(page).getByRole('region', { name: 'Prochains événements' })).toBeVisible();
    await expect(openPanel(page).getByRole('link', { name: 'Lyon', exact: true })).toHaveAttribute(
      'href',
      '/campus/lyon',
    );
  });

  test('MENU-02 Formations has titled sections', async ({ page }) => {
    await entry(page, 'Formations').click();
    const titles = openPanel(page).getByRole('heading');
    await expect(titles).toHaveText([
      'Relations internationales',
      'Science politique',
      'Management',
      'Communication',
    ]);
    await expect(
      openPanel(page).getByRole('link', { name: 'Toutes les formations', exact: true }),
    ).toHaveAttribute('href', '/programme');
  });

  test('MENU-03 a plain menu has its links, and its own page', async ({ page }) => {
    await entry(page, 'L’école').click();
    await expect(openPanel(page).getByRole('heading')).toHaveCount(0);
    await expect(openPanel(page).getByRole('link', { name: 'Histoire' })).toBeVisible();
    await expect(openPanel(page).getByRole('link', { name: 'L’école' })).toHaveAttribute('href', '/ecole');
  });

  test('the panels have no fault that axe finds, and fit in the window', async ({ page }) => {
    for (const button of await mainMenu(page).getByRole('button').all()) {
      await button.click();
      const box = await openPanel(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    }
    await entry(page, 'Campus').click();
    expect(await findFaults(page)).toEqual([]);
  });
});

test.describe('opening and closing', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/campus');
    // The script is there once it has marked the page that is shown.
    await expect(mainMenu(page).locator('[aria-current=page]')).not.toHaveCount(0);
  });

  test('Escape closes, and gives the focus back', async ({ page }) => {
    await entry(page, 'Campus').focus();
    await page.keyboard.press('Enter');
    await expect(openPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(openPanel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openPanel(page)).toHaveCount(0);
    await expect(entry(page, 'Campus')).toBeFocused();
  });

  test('one is open at a time; a click elsewhere closes it', async ({ page }) => {
    await entry(page, 'Formations').click();
    await entry(page, 'Campus').click();
    await expect(openPanel(page)).toHaveCount(1);
    await expect(openPanel(page).getByRole('link', { name: 'Lyon', exact: true })).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(openPanel(page)).toHaveCount(0);
  });

  test('the focus that leaves a panel closes it', async ({ page }) => {
    await entry(page, 'International').focus();
    await page.keyboard.press('Enter');
    await openPanel(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'L’école')).toBeFocused();
    await expect(openPanel(page)).toHaveCount(0);
  });

  test('arrows go along the entries, into a panel and along its links', async ({ page }) => {
    await entry(page, 'Formations').focus();
    await page.keyboard.press('ArrowRight');
    await expect(entry(page, 'Campus')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const links = openPanel(page).getByRole('link');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page, 'Campus')).toBeFocused();
  });

  test('a mouse that rests on an entry opens it, and closes it by leaving; a click keeps it', async ({
    page,
  }) => {
    await entry(page, 'Carrières').hover();
    await expect(openPanel(page).getByRole('heading', { name: 'Après le diplôme' })).toBeVisible();
    await entry(page, 'Admissions').hover();
    await expect(openPanel(page).getByRole('heading', { name: 'Vie pratique' })).toBeVisible();
    await page.mouse.move(700, 880);
    await expect(openPanel(page)).toHaveCount(0);

    await entry(page, 'Carrières').hover();
    await expect(openPanel(page)).toBeVisible();
    await entry(page, 'Carrières').click();
    await page.mouse.move(700, 880);
    await page.waitForFunction(
      (until) => performance.now() > until,
      await page.evaluate(() => performance.now() + 500),
    );
    await expect(openPanel(page)).toBeVisible();
  });

  test('the page that is shown is marked in the menu', async ({ page }) => {
    await entry(page, 'Campus').click();
    const current = openPanel(page).getByRole('link', { name: 'Tous les campus' });
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, close and lead on', async ({ page }) => {
    await page.goto('/');
    await entry(page, 'Campus').click();
    await expect(openPanel(page).getByRole('link', { name: 'Lyon', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openPanel(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Services' }).click();
    await expect(openPanel(page).getByRole('link', { name: 'Podcasts' })).toBeVisible();
    await entry(page, 'L’école').click();
    await expect(openPanel(page)).toHaveCount(1);
    await openPanel(page).getByRole('link', { name: 'L’école' }).click();
    await expect(page).toHaveURL('/ecole');
  });
});
