import { expect, test, type Locator, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const burger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closeButton = (page: Page) => sidebar(page).getByRole('button', { name: 'Fermer' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
/** An entry that opens a panel; that of an open panel is the way back. */
const way = (page: Page, name: string) =>
  sidebar(page).locator('summary').getByText(name, { exact: true }).filter({ visible: true });
const titleOf = (page: Page, name: string) => sidebar(page).getByRole('heading', { name, exact: true });

type Tree = { entry: string; section: string; links: string[]; other: string };

/** An entry with sections, its first section with its links, and another entry: whatever the school has written. */
async function readTree(page: Page): Promise<Tree> {
  const nameOf = (summary: Locator) => summary.locator('span').first().innerText();
  const entries = mainMenu(page).locator('ul').first().locator('> li');
  const entry = entries.filter({ has: page.locator('details details') }).first();
  const section = entry.locator('details details').first();
  const other = entries
    .filter({ hasNot: page.locator('details details') })
    .locator('summary')
    .first();
  const links = await section.locator('li a').allTextContents();
  return {
    entry: await nameOf(entry.locator('summary').first()),
    section: (await section.locator('summary span').first().textContent()) ?? '',
    links,
    other: await nameOf(other),
  };
}

async function open(page: Page): Promise<Tree> {
  await page.goto('/');
  await burger(page).click();
  await expect(sidebar(page)).toBeVisible();
  return readTree(page);
}

/** What follows is true with a script and without. */
async function drillDownAndUp(page: Page): Promise<void> {
  const { entry, section, links, other } = await open(page);
  await way(page, entry).click();
  await expect(titleOf(page, entry)).toBeVisible();
  await expect(way(page, other)).toBeHidden();

  await way(page, section).click();
  await expect(titleOf(page, section)).toBeVisible();
  await expect(titleOf(page, entry)).toBeHidden();
  expect(await mainMenu(page).getByRole('link').allTextContents()).toEqual(links);

  await way(page, entry).click();
  await expect(titleOf(page, entry)).toBeVisible();
  await expect(titleOf(page, section)).toBeHidden();

  await way(page, 'Retour').click();
  await expect(titleOf(page, entry)).toBeHidden();
  await expect(way(page, other)).toBeVisible();

  await closeButton(page).click();
  await expect(sidebar(page)).toBeHidden();
}

test('SIDE-01 SIDE-02 down to the items, and back up one level at a time', async ({ page }) => {
  await drillDownAndUp(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SIDE-01 the sidebar opens, drills down, goes back and closes', async ({ page }) => {
    await drillDownAndUp(page);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('SIDE-02 close resets to the main menu', async ({ page }) => {
    const { entry, section, other } = await open(page);
    await way(page, entry).tap();
    await way(page, section).tap();
    await closeButton(page).tap();
    await expect(sidebar(page)).toBeHidden();

    await burger(page).tap();
    await expect(way(page, other)).toBeVisible();
    await expect(titleOf(page, entry)).toBeHidden();
  });
});

test('a browser without commands opens and closes it all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('click', (event) => event.preventDefault(), true);
  });
  await page.goto('/');
  await expect(async () => {
    await burger(page).click();
    await expect(sidebar(page)).toBeVisible({ timeout: 500 });
  }).toPass();

  await closeButton(page).click();
  await expect(sidebar(page)).toBeHidden();
});

test('by keyboard: focus goes in, follows the levels, stays inside and comes back', async ({ page }) => {
  await page.goto('/');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();

  const { entry, section } = await readTree(page);
  const focused = sidebar(page).locator('summary:focus');
  await way(page, entry).locator('xpath=ancestor::summary').focus();
  await page.keyboard.press('Enter');
  await expect(titleOf(page, entry)).toBeVisible();
  await expect(focused).toHaveText('Retour', { useInnerText: true });

  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(section, { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(entry, { useInnerText: true });

  const isOutside = () => document.activeElement?.closest('body > :not(dialog)') !== null;
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isOutside)).toBe(false);
  }

  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
});

test('the page behind does not scroll, and a click on it closes', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await open(page);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  await page.mouse.click(200, 300);
  await expect(sidebar(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('SIDE-03 alumni, profiles, services and the four actions', async ({ page }) => {
  await open(page);
  await expect(sidebar(page).getByRole('link', { name: 'Alumni' })).toHaveAttribute('href', '/alumni');

  await way(page, 'Vous êtes : Étudiant').click();
  await expect(sidebar(page).getByRole('link', { name: 'Étudiant' })).toHaveAttribute('href', '/');
  await way(page, 'Services').click();
  await expect(sidebar(page).getByRole('link', { name: 'Podcasts' })).toBeVisible();

  const actions = sidebar(page).getByRole('navigation', { name: 'Actions' }).getByRole('link');
  await expect(actions).toHaveText(['Brochure', 'Rendez-vous', 'Agenda', 'Candidater']);
});

test('SIDE-04 the entry that leads to the news has the latest, newest first', async ({ page }) => {
  await open(page);
  const entry = mainMenu(page)
    .locator('ul > li > details')
    .filter({ has: page.locator('a[href="/actualites"]') });
  await entry.locator('> summary').click();
  const panel = sidebar(page).getByRole('region', { name: 'Dernières actualités' });
  const news = panel.getByRole('listitem');
  await expect(news).toHaveCount(3);
  for (const item of await news.all())
    await expect(item.getByRole('link')).toHaveAttribute('href', /^\/actualites\/[a-z0-9-]+$/);
  const days = await news
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(days.toSorted().toReversed());
  await expect(panel.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute(
    'href',
    '/actualites',
  );
});

test('S-41 under 768 px the complaint form, the careers and the networks are in the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const name of [/^Formulaire de réclamation/, /^Travailler à Meridia/]) {
    const link = sidebar(page).getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const networks = sidebar(page).getByRole('list', { name: 'Suivez-nous' }).getByRole('link');
  expect(await networks.count()).toBeGreaterThan(3);
  await networks.last().scrollIntoViewIfNeeded();
  await expect(networks.last()).toBeInViewport();
});

test('V-09 on a phone the telephone of the school is two taps away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(sidebar(page).getByRole('link', { name: /^Appeler le/ })).toHaveAttribute(
    'href',
    /^tel:\+33\d+$/,
  );
});

test('SIDE-05 the legal links lead to pages', async ({ page, request }) => {
  await open(page);
  for (const name of [
    'Mentions légales',
    'Données personnelles',
    'CGV',
    'Gérer mes cookies',
    /^Accessibilité/,
  ]) {
    const href = await sidebar(page).getByRole('link', { name }).getAttribute('href');
    expect([href, (await request.get(href ?? '')).status()]).toEqual([href, 200]);
  }
});

test('axe finds nothing at any level', async ({ page }) => {
  const { entry, section } = await open(page);
  expect(await findFaults(page)).toEqual([]);
  await way(page, entry).click();
  expect(await findFaults(page)).toEqual([]);
  await way(page, section).click();
  expect(await findFaults(page)).toEqual([]);
});

for (const width of [320, 195]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    const { entry, section } = await open(page);
    const overflow = () =>
      sidebar(page).evaluate((dialog) =>
        [dialog, ...Array.from(dialog.querySelectorAll('[data-scroller]'))].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
    expect(await overflow()).toEqual([0, 0]);
    await way(page, entry).click();
    expect(await overflow()).toEqual([0, 0]);
    await way(page, section).click();
    expect(await overflow()).toEqual([0, 0]);
  });
}
