import { expect, test } from '@playwright/test';
import { englishSiteUrl } from '../support/site-environment.ts';

test.use({ baseURL: englishSiteUrl() });

const LISTS = [
  { name: 'the agenda', path: '/agenda' },
  { name: 'the offers', path: '/offres-alternance' },
];

for (const { name, path } of LISTS) {
  test(`I18N-04 ${name} in English holds what the French list holds, and says what is French`, async ({
    page,
  }) => {
    const links = page.getByRole('main').getByRole('heading').getByRole('link');
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

    await page.goto(path);
    const french = new Map(
      await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent])),
    );
    expect(french.size).toBeGreaterThan(0);

    await page.goto(`/en${path}`);
    expect((await addresses()).toSorted()).toEqual(
      [...french.keys()].map((address) => `/en${address}`).toSorted(),
    );
    const marked = await page.getByRole('main').getByRole('heading').locator('a[lang=fr]').all();
    expect(marked.length).toBeGreaterThan(0);
    for (const link of marked) {
      const address = (await link.getAttribute('href'))?.replace(/^\/en/, '') ?? '';
      expect(await link.textContent()).toBe(french.get(address));
    }
  });
}

for (const path of ['/en/agenda', '/en/actualites', '/en/offres-alternance']) {
  test(`EN-01, EN-03 ${path} has what is in English first, and each of the others says that it is French`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const links = await main.getByRole('heading').getByRole('link').all();
    const languages = await Promise.all(links.map((link) => link.getAttribute('hreflang')));

    expect(languages).toEqual(
      languages.toSorted((one, other) => Number(one === 'fr') - Number(other === 'fr')),
    );
    const french = languages.filter((language) => language === 'fr');
    await expect(main.getByText('In French', { exact: true })).toHaveCount(french.length);
  });
}

test('I18N-04 a page that is not in English is shown in French with a notice', async ({ page }) => {
  await page.goto('/en/offres-alternance');
  await page.getByRole('main').getByRole('heading').locator('a[lang=fr]').first().click();

  await expect(page).toHaveURL(/\/en\/offres-alternance\/[a-z0-9-]+$/);
  await expect(page.getByRole('main').locator('[lang=fr]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'This page is not available in English. It is shown in French.',
  );
});
