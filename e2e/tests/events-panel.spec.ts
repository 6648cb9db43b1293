import { expect, test } from '@playwright/test';
import { firstDays } from '../support/event-days.ts';

const FRENCH_DATE =
  /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (1er|[1-9]|[12]\d|3[01]) \p{L}+ \d{4}$/u;

test.use({ viewport: { width: 1440, height: 900 } });

test('EVP-01 the first three events, each with its page, its date in French and its sign-up', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await menu.getByRole('button', { name: 'Campus', exact: true }).click();
  const panel = menu.getByRole('region', { name: 'Prochains événements' });

  const events = panel.getByRole('listitem');
  await expect(events).toHaveCount(3);
  for (const event of await events.all()) {
    await expect(event.locator('time')).toHaveText(FRENCH_DATE);
    const [title, signUp] = await event.getByRole('link').all();
    await expect(title!).toHaveAttribute('href', /^\/agenda\/[a-z0-9-]+$/);
    await expect(signUp!).toHaveAttribute('href', /^https:\/\//);
    await expect(signUp!).toHaveAccessibleName(`S’inscrire : ${await title!.textContent()}`);
  }

  const days = await firstDays(events.locator('time'));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());

  await expect(panel.getByRole('link', { name: 'Tous les événements' })).toHaveAttribute('href', '/agenda');
});

test('EVP-01 an event leads to its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Campus', exact: true }).click();
  const title = page.getByRole('region', { name: 'Prochains événements' }).getByRole('link').first();
  const href = await title.getAttribute('href');
  await title.click();
  await expect(page).toHaveURL(href ?? '');
});
