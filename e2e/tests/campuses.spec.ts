import { expect, test, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';

const ANCHORS = ['campus', 'team', 'keydata', 'formations', 'event'];
const CAMPUS_COUNT = 26;

const route = (page: Page) => page.getByRole('navigation', { name: 'Dans cette page' });
const list = (page: Page) => page.getByRole('region', { name: 'Carte et liste des campus' });

/** The written list: those of the map are no list items. */
const listed = (page: Page) => list(page).getByRole('listitem').getByRole('link');

async function campusPaths(page: Page): Promise<string[]> {
  await page.goto('/campus');
  return listed(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('ROUTE-11 /campus has every campus, on the map and in writing', async ({ page }) => {
  const paths = await campusPaths(page);
  expect(new Set(paths).size).toBe(CAMPUS_COUNT);
  const map = page.getByRole('group', { name: `Carte des ${CAMPUS_COUNT} campus` });
  const onMap = await map
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(onMap.toSorted()).toEqual(paths.toSorted());
});

test('a campus abroad is listed with its country', async ({ page }) => {
  await page.goto('/campus');
  await expect(listed(page).filter({ hasText: 'Bruxelles' })).toContainText('Belgique');
  await expect(listed(page).filter({ hasText: 'Lyon' })).toHaveText('Lyon');
});

test('ROUTE-11 every campus of the list has its page', async ({ page, request }) => {
  for (const path of await campusPaths(page))
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('ROUTE-11 a campus that does not exist is not found', async ({ page }) => {
  expect((await page.goto('/campus/atlantis'))?.status()).toBe(404);
});

test('PAGE-02 a campus has the anchors campus, team, keydata, formations, event', async ({ page }) => {
  await page.goto('/campus/lyon');
  const links = route(page).getByRole('listitem').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ANCHORS.map((anchor) => `#${anchor}`),
  );
  for (const anchor of ANCHORS)
    await expect(page.locator(`section#${anchor}`).getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('the programmes of a campus are those that its filter finds', async ({ page }) => {
  await page.goto('/campus/grenoble');
  const section = page.locator('section#formations');
  const names = await section.locator('li h3').allInnerTexts();
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(
    `${names.length} formations à Grenoble`,
  );
  await section.getByRole('link', { name: 'Filtrer par niveau et par rythme' }).click();
  await expect(page).toHaveURL(/\/programme\?campus=grenoble$/);
  await expect(page.locator('#resultats')).toContainText(`${names.length} formations`);
});

test('PAGE-05 a campus without events to come says so', async ({ page }) => {
  for (const path of await campusPaths(page)) {
    await page.goto(path);
    const section = page.locator('section#event');
    const hasEvents = (await section.getByRole('heading', { level: 3 }).count()) > 0;
    await expect(section.getByText('Aucun événement disponible')).toHaveCount(hasEvents ? 0 : 1);
    if (!hasEvents) return;
  }
  throw new Error('Every campus has events to come.');
});

test('a campus without work-study does not speak of it', async ({ page }) => {
  await page.goto('/campus/madrid');
  const section = page.locator('section#formations');
  await expect(section.getByRole('listitem').first()).toBeVisible();
  expect(await section.locator('dd').allTextContents()).not.toContainEqual(
    expect.stringMatching(/alternance/i),
  );
});

test('MODAL-04 the actions of the page and of its frame start from the campus', async ({ page }) => {
  await page.goto('/campus/lyon');
  for (const part of [page.getByRole('banner'), route(page)])
    await expect(part.getByRole('link', { name: /^Candidater/ }).first()).toHaveAttribute(
      'href',
      '/crm/registration?campus=lyon',
    );
});

test('a campus leads to its neighbours', async ({ page }) => {
  await page.goto('/campus/lyon');
  const neighbours = page.getByRole('region', { name: 'Les campus voisins' }).getByRole('link');
  await expect(neighbours).toHaveCount(6);
  await expect(neighbours.filter({ hasText: 'Grenoble' })).toHaveAttribute('href', '/campus/grenoble');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-02 an anchor leads to its section', async ({ page }) => {
    await page.goto('/campus/lyon');
    await route(page).getByRole('link', { name: 'Formations' }).click();
    await expect(page).toHaveURL(/#formations$/);
    await expect(page.locator('section#formations').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('PAGE-04 the rest of the programmes is unfolded', async ({ page }) => {
    await page.goto('/campus/lyon');
    const last = page.locator('section#formations li').last();
    await expect(last).toBeHidden();
    await page.locator('section#formations summary').click();
    await expect(last).toBeVisible();
  });

  test('ROUTE-11 a territory of the map leads to its campus', async ({ page }) => {
    await page.goto('/campus');
    await page
      .getByRole('group', { name: /^Carte des/ })
      .getByRole('link', { name: 'Campus de Lyon' })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lyon');
  });
});

for (const path of ['/campus', '/campus/aix-en-provence'])
  test(`${path} is accessible and holds on a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await findFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
