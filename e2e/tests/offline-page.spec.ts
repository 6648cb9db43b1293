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
      'Ma sélection',
    ]);
  });
}

test('the page comes by itself when the network is back', async ({ page }) => {
  await page.goto('/hors-ligne');
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));

  // Until the script of the page listens, nothing hears the network: it is told again until the page has gone.
  await expect
    .poll(async () => {
      if (reloads === 0) await page.evaluate(() => window.dispatchEvent(new Event('online')));
      return reloads;
    })
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('trying again asks for the same address', async ({ page }) => {
    await page.goto('/hors-ligne');
    // A link may also be fetched ahead.
    const isAsked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Réessayer' }).click();

    expect(new URL((await isAsked).url()).pathname).toBe('/hors-ligne');
  });
});
