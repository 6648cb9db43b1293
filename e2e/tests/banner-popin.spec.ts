import { expect, test, type Page } from '@playwright/test';
import { modalOf, openHeard } from '../support/action-modal.ts';
import { answer, waitForBanner } from '../support/consent.ts';
import { FIRST_VISIT } from '../support/stored-consent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any announcement waits. */
const DELAY_MS = 10_000;

const popinOf = (page: Page) => page.locator('dialog:has(form[method="dialog"])');
/** Written when the browser tells of the closing, a moment after it. */
const markOf = (page: Page) => page.evaluate(() => localStorage.getItem('popin'));

/** Hydrated: the script that waits for the delay is there. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('load');
}

async function waitForPopin(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(DELAY_MS);
    await expect(popinOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('LAY-06 the popin comes after its delay, and leaves the focus where it is', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await expect(popinOf(page)).toBeHidden();
  await waitForPopin(page);

  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await markOf(page)).toBeNull();
  await expect(popinOf(page).getByRole('heading')).toBeVisible();
  await expect(popinOf(page).locator('a[href^="/crm/"]')).toHaveCount(1);
});

test('LAY-06 a closed popin stays closed for 7 days', async ({ page }) => {
  const closedAt = Date.now();
  await page.clock.install({ time: closedAt });
  await openHome(page);
  await waitForPopin(page);
  await popinOf(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(popinOf(page)).toBeHidden();
  await expect.poll(() => markOf(page)).not.toBeNull();

  await page.clock.setSystemTime(closedAt + 6 * DAY_MS);
  await openHome(page);
  // The way to the top comes with the same scripts: once it is there, the popin would be too.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.fastForward(DELAY_MS);
  await expect(popinOf(page)).toBeHidden();

  await page.clock.setSystemTime(closedAt + 7 * DAY_MS + DELAY_MS * 10);
  await openHome(page);
  await waitForPopin(page);
});

test('LAY-06 the popin is beside the action bar of a mobile, never over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await openHome(page);
  await waitForPopin(page);

  const popin = await popinOf(page).boundingBox();
  const bar = await page
    .getByRole('navigation', { name: 'Actions', exact: true })
    .locator('visible=true')
    .first()
    .boundingBox();
  expect((popin?.y ?? 0) + (popin?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect(popin?.y).toBeGreaterThanOrEqual(0);
});

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const viewport of PHONES) {
  test(`V-06 LAY-06 the popin takes at most 40 % of a phone of ${viewport.height} px, and has one way on`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await openHome(page);
    await waitForPopin(page);

    const popin = await popinOf(page).boundingBox();
    expect(popin?.height).toBeLessThanOrEqual(viewport.height * 0.4);
    const ways = popinOf(page).getByRole('link').filter({ visible: true });
    await expect(ways).toHaveText(['Choisir une date']);
    await expect(ways).toBeInViewport({ ratio: 1 });
  });
}

for (const height of [1000, 768]) {
  test(`V-06 the popin hides neither the application to a programme nor its legend, in ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.clock.install();
    await openHeard(page, '/programme/bachelor-relations-internationales');
    await page.clock.fastForward(DELAY_MS);
    await expect(popinOf(page)).toHaveAttribute('open');

    const isClear = () =>
      page.evaluate(() => {
        const popin = document.querySelector('dialog[data-popin]');
        const box = popin?.getBoundingClientRect();
        if (!popin || !box) return false;
        const kept = document.querySelectorAll(
          '[data-legend] dl, main a[href^="/crm/registration"], header a[href^="/crm/"]',
        );
        const isUnder = ({ left, right, top, bottom }: DOMRect) =>
          right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        const isBare = !Array.from(kept, (one) => one.getBoundingClientRect()).some(isUnder);
        return isBare || getComputedStyle(popin).opacity === '0';
      });
    let timesSeen = 0;
    for (const distance of [0, 300, 300, 300, 600, 1200]) {
      await page.mouse.wheel(0, distance);
      await expect.poll(isClear).toBe(true);
      timesSeen += Number((await popinOf(page).getAttribute('data-aside')) === null);
    }
    expect(timesSeen).toBeGreaterThan(2);
  });
}

test('S-31 LAY-06 Escape closes the popin, and it stays closed', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await waitForPopin(page);
  await page.keyboard.press('Escape');
  await expect(popinOf(page)).toBeHidden();
  await expect.poll(() => markOf(page)).not.toBeNull();
});

test('S-31 LAY-06 Escape is not for a popin that has stepped aside', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await openHeard(page, '/programme/bachelor-relations-internationales');
  await page.clock.fastForward(DELAY_MS);
  await expect(popinOf(page)).toHaveAttribute('data-aside');
  await expect(popinOf(page)).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(popinOf(page)).toHaveAttribute('open');
  expect(await markOf(page)).toBeNull();
});

test('S-31 LAY-06 Escape is not for a popin that nobody sees because the keyboard is elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page);
  await page.keyboard.press('Tab');
  await waitForPopin(page);
  await expect(popinOf(page)).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(popinOf(page)).toHaveAttribute('open');
  expect(await markOf(page)).toBeNull();
});

test('STATE-01 LAY-06 without the network the popin stays away', async ({ page, context }) => {
  await page.clock.install();
  await openHeard(page, '/');
  await context.setOffline(true);
  await page.clock.fastForward(DELAY_MS);
  await expect(popinOf(page)).toBeHidden();
});

test('S-31 MODAL-07 the popin does not open over the modal, whose Escape closes it', async ({ page }) => {
  await page.clock.install();
  await openHeard(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Brochure', exact: true }).first().click();
  const modal = modalOf(page, 'brochure');
  await expect(modal).toBeVisible();
  await page.clock.fastForward(DELAY_MS);
  await expect(popinOf(page)).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await waitForPopin(page);
  await page.getByRole('banner').getByRole('link', { name: 'Brochure', exact: true }).first().click();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(popinOf(page)).toHaveAttribute('open');
  // The keyboard is on the link again, and the popin lets it be seen.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(popinOf(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(popinOf(page)).toBeHidden();
});

test('S-31 LAY-06 the popin does not open over the sidebar or a menu', async ({ page }) => {
  await page.clock.install();
  await openHeard(page, '/');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('button', { name: 'Campus' })
    .click();
  await page.clock.fastForward(DELAY_MS);
  await expect(popinOf(page)).toBeHidden();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.clock.fastForward(DELAY_MS);
  await expect(popinOf(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await waitForPopin(page);
});

for (const path of ['/page-introuvable', '/crm/brochure', '/crm/contact?campus=lyon', '/agenda']) {
  test(`S-31 LAY-06 ${path} has no popin`, async ({ page }) => {
    await page.clock.install();
    await openHeard(page, path);
    await page.clock.fastForward(DELAY_MS);
    await page.clock.fastForward(DELAY_MS);
    await expect(popinOf(page)).toBeHidden();
  });
}

test.describe('a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('V-06 the popin does not come at the moment consent is answered', async ({ page }) => {
    await page.clock.install();
    await openHeard(page, '/');
    await waitForBanner(page);
    await page.clock.fastForward(DELAY_MS);
    await answer(page, 'Tout refuser');
    await page.clock.fastForward(5000);
    await expect(popinOf(page)).toBeHidden();
    await waitForPopin(page);
  });
});

test('the popin is not over what the keyboard is on', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await waitForPopin(page);
  await expect(popinOf(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');

  await expect(popinOf(page)).toHaveCSS('opacity', '0');
  await popinOf(page).getByRole('button').focus();
  await expect(popinOf(page)).toHaveCSS('opacity', '1');
});

test('S-41 LAY-06 a closed banner stays closed for the visit, and leaves no gap', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('complementary', { name: 'Information' });
  await openHeard(page, '/');
  await banner.locator('summary').click();
  await expect(banner).toBeHidden();

  await openHeard(page, '/campus');
  await expect(banner).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);

  const nextVisit = await context.newPage();
  await nextVisit.goto('/campus');
  await expect(nextVisit.getByRole('complementary', { name: 'Information' })).toBeVisible();
});

test('LAY-06 the banner has its text and its link, and closes without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Information' });

  await expect(banner.getByRole('paragraph')).not.toBeEmpty();
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^\//);
  await banner.getByText('Fermer le bandeau').or(banner.locator('summary')).first().click();
  await expect(banner).toBeHidden();
  await context.close();
});
