import { expect, test, type Page } from '@playwright/test';

const MOBILE = { width: 390, height: 844 };
const ACTIONS = ['Brochure', 'Rendez-vous', 'Agenda', 'Candidater'];
/** LAY-05: 3.3rem. */
const BAR_PX = 52.8;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Actions' });
const burger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'retour à l’accueil' });

async function open(page: Page, width: number, height = MOBILE.height): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/');
}

for (const width of [390, 900]) {
  test(`LAY-01 LAY-04 logo, burger and bottom actions at ${width} px`, async ({ page }) => {
    await open(page, width);
    await expect(logo(page)).toBeVisible();
    await expect(burger(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);

    await expect(bar(page).getByRole('link')).toHaveText(ACTIONS);
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(MOBILE.height, 0);
    expect(box?.width).toBe(width);
  });
}

for (const width of [901, 1440]) {
  test(`LAY-04 no mobile layout at ${width} px`, async ({ page }) => {
    await open(page, width);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Agenda' })).toBeVisible();
    const box = await bar(page).boundingBox();
    expect(box?.y).toBeLessThan(200);
  });
}

test('LAY-05 the bar leaves 3.3rem free at the bottom of the page', async ({ page }) => {
  await open(page, MOBILE.width);
  const room = await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const parts = Array.from(document.querySelectorAll('main, footer'));
    const bottoms = parts.map((part) => part.getBoundingClientRect().bottom);
    return window.innerHeight - Math.max(...bottoms);
  });
  const box = await bar(page).boundingBox();
  expect(box?.height).toBeCloseTo(BAR_PX, 0);
  expect(room).toBeCloseTo(BAR_PX, 0);
});

test('the navbar stays at the top, and moves nothing', async ({ page }) => {
  await open(page, MOBILE.width, 500);
  const mainTop = () =>
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
  const before = await mainTop();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await burger(page).boundingBox())?.y).toBeLessThan(20);
  expect((await burger(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect(await mainTop()).toBe(before);
});

test('a low window keeps its height for the page', async ({ page }) => {
  await open(page, 640, 320);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 300);
  await expect(burger(page)).not.toBeInViewport();
});

test('LAY-01 the dynamics layout has no bottom bar', async ({ page }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/article');
  await expect(burger(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

for (const width of [320, 195]) {
  test(`the navbar and the bar fit ${width} px`, async ({ page }) => {
    await open(page, width, 500);
    const parts = [page.getByRole('banner'), bar(page), ...(await bar(page).getByRole('link').all())];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
}
