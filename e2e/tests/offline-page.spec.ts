import { expect, test } from '@playwright/test';

for (const width of [390, 1440]) {
  test(`the offline page says so and leads on at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/hors-ligne');
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { level: 1, name: 'Vous êtes hors-ligne' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Réessayer' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Disponible sans réseau' }).getByRole('link')).toHaveText([
      'Accueil',
      'Formations',
      'Campus',
      'Agenda',
    ]);
  });
}

test('the page comes by itself when the network is back', async ({ page, context }) => {
  await page.goto('/hors-ligne');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

  // Until the script of the page listens, nothing hears the network.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('trying again asks for the same address', async ({ page }) => {
    await page.goto('/hors-ligne');
    const isAsked = page.waitForRequest('/hors-ligne');
    await page.getByRole('link', { name: 'Réessayer' }).click();

    expect((await isAsked).isNavigationRequest()).toBe(true);
  });
});
