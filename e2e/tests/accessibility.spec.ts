import { expect, test, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { walkByKeyboard } from '../support/keyboard.ts';
import { expectHeadings, expectLandmarks } from '../support/page-structure.ts';
import { englishSiteUrl } from '../support/site-environment.ts';
import { ENGLISH_TEMPLATES, TEMPLATES } from '../support/templates.data.ts';

const DESKTOP = { width: 1440, height: 1000 };
const MOBILE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

/** How far the page can be scrolled sideways. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * On a screen of 1440 px, then of a phone, then at 200 %, on the narrowest one and in large letters: opened once. Axe reads what is of
 * this page: the frame is the same round all of them, is read round the home pages, and has its own tests. On a phone it reads again the
 * pages with controls of their own; with EVERY_PAGE in the environment, all of them.
 */
async function expectSound(page: Page, address: string, hasControls = false): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await open(page, address);
  const part = ['/', '/en'].includes(new URL(page.url()).pathname) ? 'html' : 'main';
  for (const viewport of [DESKTOP, MOBILE]) {
    await page.setViewportSize(viewport);
    await expectHeadings(page);
    await expectLandmarks(page, viewport.width);
    const isRead = viewport === DESKTOP || hasControls || process.env.EVERY_PAGE;
    if (isRead) expect([viewport.width, await findFaults(page, part)]).toEqual([viewport.width, []]);
  }
  for (const width of [DESKTOP.width / 2, 320]) {
    await page.setViewportSize({ width, height: 500 });
    await expect.poll(async () => [width, await overflowOf(page)]).toEqual([width, 0]);
  }
  await page.setViewportSize(MOBILE);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect
    .poll(async () => ['letters of 200 %', await overflowOf(page)])
    .toEqual(['letters of 200 %', 0]);
}

for (const { name, path, isWalked } of TEMPLATES) {
  test(`${name}: axe, headings, landmarks and width at every size`, async ({ page }) => {
    await expectSound(page, path, isWalked);
  });
}

for (const { name, path } of ENGLISH_TEMPLATES) {
  test(`${name}: axe, headings, landmarks and width at every size`, async ({ page }) => {
    await expectSound(page, `${englishSiteUrl()}${path}`);
  });
}

for (const { name, path } of TEMPLATES.filter(({ isWalked }) => isWalked)) {
  for (const viewport of [DESKTOP, MOBILE]) {
    test(`${name}: the keyboard reaches everything, and it shows, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      const { stops, missed } = await walkByKeyboard(page);

      expect(stops[0]?.name).toBe('a Aller au contenu');
      expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
      expect(missed).toEqual([]);
    });
  }
}

/** A list that is kept on the device is nothing without a script, and not shown then. */
const ON_DEVICE = '[data-keep], [data-kept-link]';

for (const part of [0, 1, 2, 3]) {
  test(`every kind of page is whole without JavaScript (${part + 1} of 4)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const bare = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: DESKTOP });
    const barePage = await bare.newPage();
    for (const { name, path } of TEMPLATES.filter((_, index) => index % 4 === part)) {
      await open(page, path);
      await barePage.goto(path);
      await page.addStyleTag({ content: `${ON_DEVICE} { display: none !important }` });
      const withScripts = linesOf(await page.locator('body').innerText());
      const withoutScripts = linesOf(await barePage.locator('body').innerText());
      const lacking = withScripts.filter((line) => !withoutScripts.includes(line));
      expect([name, lacking]).toEqual([name, []]);
    }
    await bare.close();
  });
}

/** The frame is the same round every page; here there is the least to read besides. */
const SHORT_PAGE = '/page-introuvable';

test.describe('menus open', () => {
  for (const name of ['Navigation principale', 'Navigation secondaire']) {
    test(`axe finds nothing in those of « ${name} »`, async ({ page }) => {
      await page.goto(SHORT_PAGE);
      const buttons = page.getByRole('navigation', { name }).getByRole('button');
      const count = await buttons.count();
      expect(count).toBeGreaterThan(0);

      for (let index = 0; index < count; index += 1) {
        await buttons.nth(index).click();
        await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
        expect(await findFaults(page, 'header')).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }

  for (const { name, viewport } of [
    { name: 'phone', viewport: MOBILE },
    { name: 'compact bar', viewport: { width: 1100, height: 900 } },
  ]) {
    test(`axe finds nothing in the sidebar and its first submenu, ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(SHORT_PAGE);
      await page.getByRole('button', { name: 'Menu' }).click();
      const sidebar = page.getByRole('dialog', { name: 'Menu' });
      await expect(sidebar).toBeVisible();
      expect(await findFaults(page)).toEqual([]);

      await sidebar.locator('summary').first().click();
      await expect(sidebar.getByText('Retour').first()).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    });
  }
});
