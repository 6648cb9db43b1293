import { expect, test, type Page } from '@playwright/test';

const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Que cherchez-vous' });
const plainField = (page: Page) =>
  page.getByRole('main').getByRole('searchbox', { name: 'Que cherchez-vous' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Que cherchez-vous' }).getByRole('option');

/** The code of the suggestions comes with the focus. */
async function openField(page: Page): Promise<void> {
  await page.goto('/recherche');
  await expect(async () => {
    await plainField(page).or(field(page)).blur();
    await plainField(page).or(field(page)).focus();
    await expect(field(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('SEARCH-04 suggests while one types, and opens what the arrows have chosen', async ({ page }) => {
  await openField(page);
  await field(page).pressSequentially('geopo');
  await expect(options(page).first()).toContainText('opolitique');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('geopo');

  await field(page).pressSequentially('l');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = await options(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', chosen ?? '');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/recherche/);
});

test('SEARCH-04 one letter asks for nothing, and a late answer is not shown', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/search?**', async (route) => {
    calls += 1;
    if (route.request().url().includes('q=ge')) await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  await openField(page);
  await field(page).pressSequentially('g');
  await page.waitForTimeout(300);
  expect(calls).toBe(0);

  await field(page).pressSequentially('e');
  await page.waitForTimeout(250);
  await field(page).fill('lyon');
  await expect(options(page).first()).toContainText('Lyon');
  await page.waitForTimeout(700);
  await expect(options(page).first()).toContainText('Lyon');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('SEARCH-04 a suggestion opens', async ({ page }) => {
    await openField(page);
    await field(page).pressSequentially('lyon');
    await options(page).first().tap();
    await expect(page).toHaveURL(/lyon/);
  });
});

test('SEARCH-05 an address that leads nowhere is ready to be searched', async ({ page }) => {
  await page.goto('/programme/bachelor-relation-internationale');
  await expect(plainField(page)).toHaveValue('bachelor relation internationale');
  await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
  await expect(page.getByRole('link', { name: 'Bachelor Relations internationales' }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-03 finds, filters, and leads to the answer, which is open', async ({ page }) => {
    await page.goto('/recherche');
    await plainField(page).fill('faut-il passer par Parcoursup');
    await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
    await page.getByRole('link', { name: 'Faut-il passer par Parcoursup' }).first().click();
    await expect(page.getByText('Seulement pour les BTS')).toBeVisible();

    await page.goto('/recherche?q=lyon');
    await page.getByRole('link', { name: /^Offres \(\d+\)$/ }).click();
    await expect(page).toHaveURL('/recherche?q=lyon&type=offres');
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Offre ·' }).first(),
    ).toBeVisible();
  });

  test('SEARCH-02, SEARCH-05 says what it took a word for, and where to go when nothing is found', async ({
    page,
  }) => {
    await page.goto('/recherche?q=diplomacie');
    await expect(page.getByText(/voici ce qui parle de.*diplomatie/)).toBeVisible();
    await page.goto('/recherche?q=xylophone+vuvuzela');
    await expect(page.getByRole('heading', { name: /Rien ne répond/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Trouver ma formation' })).toBeVisible();
  });
});
