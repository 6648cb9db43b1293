import { expect, test } from '@playwright/test';

const members = 'main li b';

test('PAGE-04, S-37 the team of the school, with the campus as a filter, each choice an address', async ({
  page,
}) => {
  await page.goto('/ecole/equipe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des noms, des rôles, une adresse');
  await expect(page.locator(members)).toHaveCount(12);

  await page.getByRole('link', { name: /^Charger 12 personnes de plus/ }).click();
  await expect(page).toHaveURL('/ecole/equipe?page=2#suite');
  await expect(page.locator(members)).toHaveCount(24);

  await page.goto('/ecole/equipe?campus=lyon');
  await expect(page.getByRole('heading', { name: '6 personnes' })).toBeVisible();
  await expect(page.locator(members)).toHaveCount(6);
  await expect(page.locator('main li').getByRole('link', { name: 'Lyon', exact: true })).toHaveCount(6);
});

test('PAGE-04, S-37 where the team is shown, a link leads to all of it', async ({ page }) => {
  for (const path of ['/ecole/meridia', '/campus/lyon']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Toute l’équipe de l’école' })).toHaveAttribute(
      'href',
      '/ecole/equipe',
    );
  }
});

test('PAGE-05 nobody at a campus is no dead end', async ({ page }) => {
  await page.goto('/ecole/equipe?campus=atlantide');

  await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'L’équipe de l’école (73)' })).toBeVisible();
});
