import { expect, test } from '@playwright/test';

const VITALS = '/api/vitals';

test('a visit that is measured tells once how the page felt, and nothing of the visitor', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
  await page.context().addCookies([{ name: 'mine', value: 'secret', domain: '127.0.0.1', path: '/' }]);
  const script = page.waitForResponse(/watch-vitals/);
  await page.goto('/contact?utm_source=letter');
  await (await script).finished();
  await page.mouse.click(5, 5);
  // The first figure is noted by a timer of the script, after the page has loaded.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  const beacon = page.waitForRequest((request) => request.url().endsWith(VITALS));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const request = await beacon;

  expect(request.postDataJSON()).toMatchObject({ path: '/contact', vitals: { TTFB: expect.any(Number) } });
  expect(request.postData()).not.toContain('letter');
  expect((await request.allHeaders()).cookie).toBeUndefined();
  expect((await request.response())?.status()).toBe(204);
});

test('a visit that is not measured loads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });

  expect(asked.filter((url) => /vitals/.test(url))).toEqual([]);
});
