import { expect, test, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { walkByKeyboard } from '../support/keyboard.ts';
import { englishSiteUrl } from '../support/site-environment.ts';
import { TEMPLATES, type Template } from '../support/templates.data.ts';

const DESKTOP = { width: 1440, height: 1000 };
const MOBILE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, { path }: Template): Promise<void> {
  await page.goto(path);
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

for (const template of TEMPLATES) {
  test.describe(template.name, () => {
    for (const viewport of [DESKTOP, MOBILE]) {
      test(`axe finds nothing at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, template);

        expect(await findFaults(page)).toEqual([]);
      });

      test(`the keyboard reaches everything, and it shows, at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, template);
        const { stops, missed } = await walkByKeyboard(page);

        expect(stops[0]?.name).toBe('a Aller au contenu');
        expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
        expect(missed).toEqual([]);
      });
    }

    test('nothing scrolls sideways at 320 px, nor at 200 % of a wide screen', async ({ page }) => {
      for (const width of [DESKTOP.width / 2, 320]) {
        await page.setViewportSize({ width, height: 500 });
        await open(page, template);

        expect([width, await overflowOf(page)]).toEqual([width, 0]);
      }
    });

    test('is whole without JavaScript', async ({ page, browser, baseURL }) => {
      await open(page, template);
      const withScripts = linesOf(await page.locator('body').innerText());
      const bare = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: DESKTOP });
      const barePage = await bare.newPage();
      await barePage.goto(template.path);
      const withoutScripts = linesOf(await barePage.locator('body').innerText());
      await bare.close();

      expect(withScripts.filter((line) => !withoutScripts.includes(line))).toEqual([]);
    });
  });
}

test('axe finds nothing on the English home', async ({ page }) => {
  await page.goto(`${englishSiteUrl()}/en`);

  expect(await findFaults(page)).toEqual([]);
});

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
