import { expect, test, type Page } from '@playwright/test';

const OFFSET_PX = 250;
const DELAY_MS = 100;
/** How often a page that jumps is seen to move. */
const STEPS_OF_A_JUMP = 1;

/**
 * A page that glides is seen on its way; one that jumps never is, however often it is asked to. A machine that stands
 * still for the second that the way takes shows the end of it only, and has not shown a jump: it is looked at again.
 */
async function seeGlide(stepsOfOnce: () => Promise<number>): Promise<void> {
  await expect.poll(stepsOfOnce).toBeGreaterThan(STEPS_OF_A_JUMP);
}

const scrollYOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The programme that comes first in the list: its page has anchors. */
async function openProgramme(page: Page): Promise<void> {
  await page.goto('/programme');
  const href = await page.getByRole('main').locator('a[href^="/programme/"]').first().getAttribute('href');
  await page.goto(href ?? '/');
}

const anchorOf = (page: Page) => page.getByRole('main').locator('a[href="#admission"]').first();
const targetTop = (page: Page) =>
  page.locator('#admission').evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Scripts are there once the way to the top comes with the first scroll. */
async function moveTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** From the click on the anchor: when the page starts to move, and how many times it does. */
async function followAnchor(page: Page): Promise<{ delay: number; steps: number }> {
  const measure = page.evaluate(
    () =>
      new Promise<{ delay: number; steps: number }>((resolve) => {
        let clickedAt = 0;
        let delay = 0;
        let steps = 0;
        addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
        addEventListener('scroll', () => {
          if (clickedAt === 0) return;
          delay ||= performance.now() - clickedAt;
          steps += 1;
        });
        addEventListener('scrollend', () => {
          if (steps > 0) resolve({ delay, steps });
        });
      }),
  );
  await anchorOf(page).click();
  return measure;
}

test('SCROLL-01 a page opened at an anchor stops 250 px above it', async ({ page }) => {
  await openProgramme(page);
  await page.goto(`${page.url()}#admission`);

  await expect.poll(() => targetTop(page)).toBe(OFFSET_PX);
});

/** A link from another page to an anchor of this one: at how many places the page is seen, the last included. */
async function openAtAnchor(page: Page): Promise<number> {
  await openProgramme(page);
  const address = `${page.url()}#admission`;
  await page.goto('/cgv');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Admission' });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, address);
  await page.waitForURL(address);
  await expect.poll(() => targetTop(page)).toBe(OFFSET_PX);
  return page.evaluate(() => (Reflect.get(window, 'places') as Set<number>).size);
}

/** Each document of the page writes down where it is seen. */
async function watchPlaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    addEventListener('scroll', () => places.add(Math.round(scrollY)));
  });
}

test('SCROLL-01 S-40 a page that a link opens at an anchor moves there smoothly, and stops 250 px above', async ({
  page,
}) => {
  await watchPlaces(page);
  await seeGlide(() => openAtAnchor(page));
});

test('SCROLL-02 S-40 with reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchPlaces(page);
  expect(await openAtAnchor(page)).toBe(STEPS_OF_A_JUMP);
});

test('SCROLL-01 a link to an anchor of the page starts a smooth scroll after 100 ms, and stops 250 px above', async ({
  page,
}) => {
  await openProgramme(page);
  await seeGlide(async () => {
    await moveTo(page, 1);
    const { delay, steps } = await followAnchor(page);
    expect(delay).toBeGreaterThanOrEqual(DELAY_MS);
    return steps;
  });

  expect(await targetTop(page)).toBe(OFFSET_PX);
  expect(new URL(page.url()).hash).toBe('#admission');
});

test('SCROLL-02 with reduced motion the page is at the anchor at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProgramme(page);
  await moveTo(page, 1);
  const { steps } = await followAnchor(page);

  expect(steps).toBe(STEPS_OF_A_JUMP);
  expect(await targetTop(page)).toBe(OFFSET_PX);
});

test('SCROLL-02 another page opens at its top, and Back finds the place again', async ({ page }) => {
  await page.goto('/article');
  await moveTo(page, 400);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await page.waitForURL('**/mentions-legales');
  await page.waitForLoadState('load');
  expect(await scrollYOf(page)).toBe(0);

  await page.goBack();
  await page.waitForURL('**/article');
  await expect.poll(() => scrollYOf(page)).toBeGreaterThan(300);
});

/** How many times the page moves until it is at its top. */
function stepsToTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let count = 0;
        addEventListener('scroll', () => {
          count += 1;
          if (scrollY === 0) resolve(count);
        });
      }),
  );
}

test('SCROLL-03 the way to the top shows away from the top, and leads there smoothly', async ({ page }) => {
  await page.goto('/');
  const toTop = page.getByRole('link', { name: 'Haut de page' });
  await expect(toTop).toBeHidden();
  const entries = await page.evaluate(() => history.length);

  await seeGlide(async () => {
    await moveTo(page, 1200);
    const steps = stepsToTop(page);
    await toTop.click();
    return steps;
  });
  await expect(toTop).toBeHidden();
  // S-39: nothing is left of it in the address, nor in the way back.
  expect(new URL(page.url()).href).not.toContain('#');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

test('SCROLL-03 without a script the way to the top is always there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');

  await expect(page.getByRole('link', { name: 'Haut de page' })).toHaveAttribute('href', '#');
  await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible();
  await context.close();
});
