import { expect, test, type Page } from '@playwright/test';
import { englishSiteUrl } from '../support/site-environment.ts';

const OFFLINE = 'Vous êtes hors-ligne';
const ONLINE = 'Vous êtes désormais en ligne';
const TOAST_MS = 5000;
const REFRESH_MS = 1000;
/** What Next asks for to show a page again. */
const DATA = /[?&]_rsc=/;

/** The page has another place for what happens, that of consent. */
const toast = (page: Page) => page.getByRole('status').filter({ hasText: /ligne$|line$/ });

/** Until the scripts of the page listen, nothing hears the network. */
async function loseNetwork(page: Page, message = OFFLINE): Promise<void> {
  await expect(async () => {
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await expect(toast(page)).toHaveText(message, { timeout: 500 });
  }).toPass();
}

test('STATE-01 the loss of the network stays on the screen, its return for 5 s', async ({ page }) => {
  await page.goto('/contact');
  await expect(toast(page)).toHaveCount(0);
  await loseNetwork(page);

  await page.evaluate((message) => {
    const regions = Array.from(document.querySelectorAll('[role="status"]'));
    const region = regions.find(({ textContent }) => textContent !== '');
    let shownAt = 0;
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        if (region?.textContent === message) shownAt ||= performance.now();
        else if (shownAt) resolve(performance.now() - shownAt);
      };
      const changes = { childList: true, characterData: true, subtree: true };
      if (region) new MutationObserver(look).observe(region, changes);
    });
    Object.assign(window, { shown });
  }, ONLINE);
  await page.context().setOffline(false);
  await expect(toast(page)).toHaveText(ONLINE);
  const shownMs = await page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>);
  expect(shownMs).toBeGreaterThan(TOAST_MS - 50);
  expect(shownMs).toBeLessThan(TOAST_MS + 1000);
  await expect(toast(page)).toHaveCount(0);
});

test('STATE-01 what the page shows is read again within a second, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await title.innerText();
  const choice = page.getByRole('main').getByRole('combobox').first();
  await choice.selectOption({ index: 1 });
  const chosen = await choice.inputValue();
  await loseNetwork(page);
  const isAsked = page.waitForRequest(DATA);
  await page.context().setOffline(false);
  const asked = await isAsked;
  // Asked for again: the browser would hand over the letters of a type that it does not know wrong.
  const answer = await page.request.get(asked.url(), { headers: await asked.allHeaders() });
  const data = await answer.text();

  // While the network is lost again, the content changes.
  await loseNetwork(page);
  await page.route(DATA, (route) =>
    route.fulfill({
      contentType: 'text/x-component',
      body: data.replaceAll('Trouvez votre', 'Retrouvez votre'),
    }),
  );
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    let returnedAt = Infinity;
    addEventListener('online', () => (returnedAt = performance.now()), { capture: true });
    const refreshed = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => resolve(performance.now() - returnedAt));
      if (heading) watch.observe(heading, { childList: true, characterData: true, subtree: true });
    });
    Object.assign(window, { refreshed });
  });
  await page.context().setOffline(false);
  const lapse = await page.evaluate(() => Reflect.get(window, 'refreshed') as Promise<number>);

  expect(lapse).toBeGreaterThan(0);
  expect(lapse).toBeLessThan(REFRESH_MS);
  await expect(title).toHaveText(before.replace('Trouvez', 'Retrouvez'));
  await expect(choice).toHaveValue(chosen);
});

test('STATE-01 a network that is lost again takes the place of its return', async ({ page }) => {
  await page.goto('/contact');
  await loseNetwork(page);
  await page.context().setOffline(false);
  await expect(toast(page)).toHaveText(ONLINE);
  await page.context().setOffline(true);
  await expect(toast(page)).toHaveText(OFFLINE);
});

for (const width of [390, 1440]) {
  test(`STATE-01 the toast is in the bottom right corner, clear of the bar, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await loseNetwork(page);
    const box = await toast(page).getByText(OFFLINE).boundingBox();
    const right = (box?.x ?? 0) + (box?.width ?? 0);
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);

    expect(width - right).toBeLessThanOrEqual(32);
    expect(844 - bottom).toBeLessThanOrEqual(80);
    const bar = await page.getByRole('navigation', { name: 'Actions' }).boundingBox();
    if (width === 390) expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test('STATE-01 in English', async ({ page }) => {
  await page.goto(`${englishSiteUrl()}/en`);
  await loseNetwork(page, 'You are offline');
  await page.context().setOffline(false);
  await expect(toast(page)).toHaveText('You are now online');
});
