import { expect, test, type Page } from '@playwright/test';
import { englishSiteUrl } from '../support/site-environment.ts';

const UNKNOWN = '/page-qui-n-existe-pas';
const NOT_FOUND = "Oops cette page n'existe pas (ou plus)";

const CATALOGUE = [
  [400, 'Mauvaise requête.'],
  [401, 'Utilisateur non authentifié.'],
  [403, 'Accès refusé.'],
  [404, NOT_FOUND],
  [500, 'Erreur interne au serveur.'],
  [503, 'Erreur interne au serveur.'],
  [504, 'Délai de réponse dépassé.'],
] as const;

const LINKS = [
  ['Accueil', '/'],
  ['Formations', '/programme'],
  ['Campus', '/campus'],
  ['Agenda', '/agenda'],
  ['Actualités', '/actualites'],
] as const;

const exitsOf = (page: Page) => page.getByRole('navigation', { name: 'Reprenez par ici' });

async function expectTheFiveLinks(page: Page): Promise<void> {
  const links = exitsOf(page).getByRole('link');
  await expect(links).toHaveText(LINKS.map(([label]) => label));
  for (const [rank, [, path]] of LINKS.entries()) {
    await expect(links.nth(rank)).toHaveAttribute('href', path);
  }
}

for (const width of [390, 1024, 1440]) {
  test(`ERRP-01 an unknown address shows all of the error page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(UNKNOWN);
    const main = page.getByRole('main');

    expect(answer?.status()).toBe(404);
    await expect(main.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    await expect(main.getByText('vous êtes sorti de la carte')).toBeVisible();
    await expect(main.getByText('Code d’erreur 404')).toBeVisible();
    await expect(main.getByText('Reprenez par ici')).toBeVisible();
    await expectTheFiveLinks(page);

    const illustration = main.getByRole('img', { name: /^Un globe/ });
    await illustration.scrollIntoViewIfNeeded();
    await expect
      .poll(() => illustration.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('ERRP-01 its five links lead to pages', async ({ page, request }) => {
  await page.goto(UNKNOWN);
  const addresses = await exitsOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  expect(addresses).toHaveLength(LINKS.length);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ERRP-01 the page is complete, and its links work', async ({ page }) => {
    await page.goto(UNKNOWN);

    await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    await expectTheFiveLinks(page);
    await exitsOf(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('ERRP-01 the keyboard goes from the content to the search and the links, and home', async ({ page }) => {
  await page.goto(UNKNOWN);
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');

  const search = page.getByRole('main').getByRole('search');
  for (const control of [search.locator('input'), search.getByRole('button')]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  for (const [label] of LINKS) {
    await page.keyboard.press('Tab');
    await expect(exitsOf(page).getByRole('link', { name: label })).toBeFocused();
  }
  await exitsOf(page).getByRole('link', { name: 'Accueil' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('ERR-01, ROUTE-19 every status of the catalogue has its page', async ({ page }) => {
  for (const [status, message] of CATALOGUE) {
    const answer = await page.goto(`/error/debug?status=${status}`);

    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(page.getByRole('main').getByText(`Code d’erreur ${status}`)).toBeVisible();
    await expectTheFiveLinks(page);
  }
});

test('ERRP-02 speaks English, with a button back to the site', async ({ page }) => {
  await page.goto(`${englishSiteUrl()}/en/unknown-page`);
  const main = page.getByRole('main');

  await expect(main.getByRole('heading', { level: 1, name: 'Oops !' })).toBeVisible();
  await expect(main.getByText('This page could not be found')).toBeVisible();
  await expect(main.getByText('Error code 404')).toBeVisible();
  await expect(main.getByText('Click the button to return home.')).toBeVisible();
  await main.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(`${englishSiteUrl()}/en`);
});

test('ERRP-03 a custom message takes the place of the catalogue’s, the code stays', async ({ page }) => {
  const answer = await page.goto('/error/debug?status=404&message=agenda.past');
  const main = page.getByRole('main');

  expect(answer?.status()).toBe(404);
  await expect(main.getByText('Événement passé')).toBeVisible();
  await expect(main.getByText('Code d’erreur 404')).toBeVisible();
  await expect(main.getByText(NOT_FOUND)).toHaveCount(0);
});

test('ERRP-04 a script that fails in the browser leaves the page, and its links', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'addEventListener', {
      value(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        if (type === 'online') throw new Error('no listening today');
        EventTarget.prototype.addEventListener.call(window, type, listener, options);
      },
    });
  });
  await page.goto('/hors-ligne');

  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors-ligne' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Accueil', exact: true }).click();
  await expect(page).toHaveURL('/');
});
