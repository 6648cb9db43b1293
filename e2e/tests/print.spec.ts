import { expect, test } from '@playwright/test';

const PROGRAMME = '/programme/bts-communication';

test.describe('V-13 a programme on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PROGRAMME);
    await page.emulateMedia({ media: 'print' });
  });

  test('V-13 answers are open, whatever was opened on the screen', async ({ page }) => {
    const folded = page.locator('main details:not([open])');
    expect(await folded.count()).toBeGreaterThan(2);

    for (const content of await folded.locator('> :not(summary)').all()) await expect(content).toBeVisible();
  });

  test('V-13 the logo heads the page', async ({ page }) => {
    await expect(page.locator('header img:visible')).toHaveCount(1);
  });

  test('V-13 there is nothing to press, and no footer', async ({ page }) => {
    await expect(page.locator('footer')).toBeHidden();
    // The breadcrumb stays: it says where the sheet is from.
    await expect(page.getByRole('navigation', { name: /^(?!Fil d’Ariane)/ })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Candidater' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Haut de page' })).toHaveCount(0);
  });

  test('V-13 the words of the page are all there', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const id of ['objectifs', 'formation', 'admission', 'certification', 'tarif'])
      await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
