import { expect, type Page } from '@playwright/test';
import { FOR_EVERYONE, readCopies, test, waitForCopies } from '../support/installed-site.ts';

const WORKER = '/service-worker.js';

type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string };
type Manifest = Record<string, unknown> & { icons: Picture[]; screenshots: Picture[] };

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Vous êtes hors-ligne', exact: true });

/** The first page that a list leads to. */
async function firstPathOf(page: Page, origin: string, list: string): Promise<string> {
  await page.goto(`${origin}${list}`);
  const link = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
  return (await link.getAttribute('href')) ?? '';
}

/** What a visitor sees of the styles and fonts of a page. */
async function lookOf(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return heading(page).evaluate((title) => {
    const { fontFamily, fontSize, color } = getComputedStyle(title);
    const sheets = Array.from(document.styleSheets, ({ cssRules }) => cssRules.length);
    const { width, height } = title.getBoundingClientRect();
    const hasFont = document.fonts.check(`16px ${fontFamily}`);
    return { fontFamily, fontSize, color, sheets, width, height, hasFont };
  });
}

test('PWA-01 the browser finds nothing that keeps the site from being installed, and installs it', async ({
  app,
  gate,
}) => {
  await waitForCopies(app, FOR_EVERYONE);
  const browser = await app.context().newCDPSession(app);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(installabilityErrors).toEqual([]);
  expect([url, errors]).toEqual([`${gate.url}/manifest.webmanifest`, []]);

  const manifestId = `${gate.url}/`;
  await browser.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
  await browser.send('PWA.uninstall', { manifestId });
});

test('PWA-01 the manifest names the school, and pictures of the sizes that it says', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('head > link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  const manifest = (await answer.json()) as Manifest;

  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  expect(manifest).toMatchObject({
    short_name: 'Meridia',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: await page.locator('head > meta[name="theme-color"]').getAttribute('content'),
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'narrow']);

  const apple = await page.locator('head > link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [
    ...manifest.icons,
    ...manifest.screenshots,
    { src: apple ?? '', sizes: '180x180' },
  ]) {
    const size = await page.evaluate(async (file) => {
      const { width, height } = await createImageBitmap(await (await fetch(file)).blob());
      return `${width}x${height}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});

test('PWA-01 the worker serves the whole site and is asked for at each visit', async ({
  page,
  gate,
  request,
}) => {
  await page.goto(gate.url);
  await waitForCopies(page, FOR_EVERYONE);
  const worker = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope, state: active?.state, isControlling: navigator.serviceWorker.controller === active };
  });
  expect(worker).toEqual({ scope: `${gate.url}/`, state: 'activated', isControlling: true });

  const headers = (await request.get(WORKER)).headers();
  expect(headers['service-worker-allowed']).toBe('/');
  expect(headers['cache-control']).toContain('max-age=0');
});

test('PWA-01 a first visit writes nothing on the device but copies of pages and files', async ({
  page,
  gate,
}) => {
  await page.goto(gate.url);
  await waitForCopies(page, FOR_EVERYONE);

  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('PWA-01 a programme, a campus and an event that were visited open without a network', async ({
  page,
  gate,
}) => {
  // The first page of all is there before the worker.
  const first = '/campus/lyon';
  await page.goto(`${gate.url}${first}?utm_source=lettre`);
  await waitForCopies(page, [...FOR_EVERYONE, first]);
  const visited = [
    first,
    await firstPathOf(page, gate.url, '/programme'),
    await firstPathOf(page, gate.url, '/agenda'),
  ];
  const looks = [];
  for (const path of visited) {
    await page.goto(`${gate.url}${path}`);
    looks.push({ path, text: await heading(page).innerText(), look: await lookOf(page) });
  }
  await waitForCopies(page, visited);

  gate.cut();
  for (const { path, text, look } of looks) {
    await page.goto(`${gate.url}${path}`);
    expect([path, await heading(page).innerText()]).toEqual([path, text]);
    expect(await lookOf(page)).toEqual(look);
  }
});

test('PWA-01 a page that was not visited gives way to the offline page, and comes when it is asked for again', async ({
  page,
  gate,
}) => {
  await page.goto(gate.url);
  await waitForCopies(page, FOR_EVERYONE);
  gate.cut();
  await page.goto(`${gate.url}/campus/lyon`);
  await expect(offlineHeading(page)).toBeVisible();
  expect((await lookOf(page)).sheets.every((rules) => rules > 0)).toBe(true);
  const art = page.getByRole('main').locator('img');
  await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  gate.restore();
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(heading(page)).toContainText('Lyon');
  expect(new URL(page.url()).pathname).toBe('/campus/lyon');
});

test('PWA-01 what the offline page leads to opens without a network', async ({ page, gate }) => {
  await page.goto(`${gate.url}/contact`);
  await waitForCopies(page, FOR_EVERYONE);
  gate.cut();
  for (const name of ['Accueil', 'Formations', 'Campus', 'Agenda']) {
    await page.goto(`${gate.url}/page-jamais-vue`);
    await page
      .getByRole('list', { name: 'Disponible sans réseau' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(offlineHeading(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  }
});

test('PWA-01 nothing is kept of an action, of an error and of a campaign', async ({ page, gate }) => {
  await page.goto(gate.url);
  await waitForCopies(page, FOR_EVERYONE);
  for (const path of ['/page-introuvable', '/crm/brochure', '/login', '/contact?utm_source=x&gclid=y']) {
    await page.goto(`${gate.url}${path}`);
  }
  await waitForCopies(page, ['/contact']);

  const { pages = [], shell = [] } = await readCopies(page);
  expect([...shell].sort()).toEqual([...FOR_EVERYONE].sort());
  expect(pages).toEqual(['/contact']);
});

test('S-41 PWA-01 what was kept outlives a deployment, and what is there for everyone is renewed', async ({
  page,
  gate,
  request,
}) => {
  const visited = '/campus/lyon';
  await page.goto(`${gate.url}${visited}`);
  await waitForCopies(page, [...FOR_EVERYONE, visited]);
  const look = await lookOf(page);
  const worker = await (await request.get(WORKER)).text();
  const buildId = /\bbuild=["'`]([\w-]{8,})/.exec(worker)?.[1] ?? '';
  expect(buildId).not.toBe('');

  // A deployment: another worker, another offline page.
  gate.answer(WORKER, {
    status: 200,
    headers: { 'Content-Type': 'text/javascript', 'Service-Worker-Allowed': '/' },
    body: worker.replaceAll(buildId, 'next-build'),
  });
  gate.answer('/hors-ligne', {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Nouveau</title><main><h1>Hors-ligne, nouveau</h1></main>',
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const copy = await caches.match('/hors-ligne', { ignoreVary: true });
        return (await copy?.text())?.includes('nouveau');
      }),
    )
    .toBe(true);

  gate.cut();
  await page.goto(`${gate.url}${visited}`);
  await expect(heading(page)).toHaveText(/Lyon/);
  expect(await lookOf(page)).toEqual(look);
  await page.goto(`${gate.url}/campus/nice`);
  await expect(heading(page)).toHaveText('Hors-ligne, nouveau');
});

test.describe('with English', () => {
  test.use({ baseURL: process.env.E2E_SITE_EN_URL });

  test('PWA-01 an English page gives way to the offline page in English', async ({ page, gate }) => {
    await page.goto(`${gate.url}/en`);
    await waitForCopies(page, ['/en/hors-ligne', '/en/agenda']);
    gate.cut();

    await page.goto(`${gate.url}/en/campus/lyon`);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.goto(`${gate.url}/campus/lyon`);
    await expect(offlineHeading(page)).toBeVisible();
  });
});

test('PWA-02 STATE-01 the installed app says that the network is lost and back, and reads its page again', async ({
  app,
  gate,
}) => {
  await waitForCopies(app, FOR_EVERYONE);
  expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);

  // Opened from its icon without a network: the copy, and the toast.
  gate.cut();
  await app.context().setOffline(true);
  await app.goto(gate.url);
  const toast = app.getByRole('status').filter({ hasText: /ligne$/ });
  await expect(heading(app)).toBeVisible();
  await expect(toast).toHaveText('Vous êtes hors-ligne');

  gate.restore();
  gate.requests.length = 0;
  await app.context().setOffline(false);
  await expect(toast).toHaveText('Vous êtes désormais en ligne');
  // Asked whether it is there, and then read again: once.
  await expect.poll(() => gate.requests.filter((asked) => asked === 'HEAD /')).toHaveLength(1);
  await expect.poll(() => gate.requests).toContain('GET /');
  await expect(heading(app)).toBeVisible();
});
