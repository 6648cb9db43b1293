import { startWatch } from '@meridia/tools/services/running-clock';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/gated-site.ts';
import { englishSiteUrl } from '../support/site-environment.ts';

const OFFLINE = 'Vous êtes hors-ligne';
const ONLINE = 'Vous êtes désormais en ligne';
const TOAST_MS = 5000;
const REFRESH_MS = 1000;

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

/** What the visitor is told of the network, and when: the page that is loaded again goes on with it. */
async function listenTo(page: Page): Promise<{ text: string; at: number; heardAt: number }[]> {
  const told: { text: string; at: number; heardAt: number }[] = [];
  const watch = startWatch();
  await page.exposeFunction('tell', (text: string, at: number) => told.push({ text, at, heardAt: watch() }));
  await page.addInitScript(() => {
    let before = '';
    const look = () => {
      const regions = Array.from(document.querySelectorAll('[role="status"]'));
      const text = regions.map(({ textContent }) => textContent).join('');
      if (text === before) return;
      before = text;
      (Reflect.get(window, 'tell') as (text: string, at: number) => void)(text, Date.now());
    };
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document, changes);
  });
  return told;
}

test('STATE-01 the loss of the network stays on the screen, its return for 5 s', async ({ page }) => {
  const told = await listenTo(page);
  await page.goto('/contact');
  await expect(toast(page)).toHaveCount(0);
  await loseNetwork(page);
  told.length = 0;

  await page.context().setOffline(false);
  await expect(toast(page)).toHaveText(ONLINE);
  await expect.poll(() => told.at(-1)?.text, { timeout: TOAST_MS + 5000 }).toBe('');
  const [first, last] = [told[0], told.at(-1)];
  expect(new Set(told.map(({ text }) => text))).toEqual(new Set([ONLINE, '']));
  expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(TOAST_MS - 50);
  expect((last?.heardAt ?? Infinity) - (first?.heardAt ?? 0)).toBeLessThan(TOAST_MS + 1000);
  await expect(toast(page)).toHaveCount(0);
});

test('STATE-01 what the page shows is read again within a second, and what was typed stays', async ({
  page,
  gate,
}) => {
  await page.goto(gate.url);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await title.innerText();
  const choice = page.getByRole('main').getByRole('combobox').first();
  await choice.selectOption({ index: 1 });
  const chosen = await choice.inputValue();
  const answer = await page.request.get('/', { headers: { 'Accept-Encoding': 'identity' } });
  const { 'content-length': _ofOldText, ...headers } = answer.headers();
  const html = await answer.text();
  await loseNetwork(page);

  // While the network is lost, the content changes.
  gate.answer('/', {
    status: 200,
    headers,
    body: html.replaceAll('Trouvez votre', 'Retrouvez votre'),
  });
  const isAsked = page.waitForRequest((request) => request.isNavigationRequest());
  const sinceReturn = startWatch();
  await page.context().setOffline(false);
  await isAsked;

  expect(sinceReturn()).toBeLessThan(REFRESH_MS);
  await expect(title).toHaveText(before.replace('Trouvez', 'Retrouvez'));
  await expect(choice).toHaveValue(chosen);
});

test('STATE-01 a network that is lost again takes the place of its return', async ({ page }) => {
  await page.goto('/contact');
  await loseNetwork(page);
  // The return is told to its end by the page that is loaded again.
  const isLoaded = page.waitForEvent('load');
  await page.context().setOffline(false);
  await isLoaded;
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
