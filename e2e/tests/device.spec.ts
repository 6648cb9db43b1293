import { expect, test, type Page } from '@playwright/test';

const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';
const HYDRATION_FAULT = /hydrat|Minified React error #4(18|23|25)/i;

const device = (page: Page) => page.locator('html').getAttribute('data-device');

test.describe('a mobile user agent on a wide screen', () => {
  test.use({ userAgent: IPAD, viewport: { width: 1366, height: 1024 } });

  test('LAY-04 has the mobile layout', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);

    const bar = await page.getByRole('navigation', { name: 'Actions' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(1024, 0);
  });

  test('LAY-04 is known before there is anything to paint', async ({ page }) => {
    await page.addInitScript(() => {
      const note = () => {
        const { dataset } = document.documentElement;
        if (document.body) dataset.deviceAtBody ??= dataset.device ?? 'unknown';
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-device-at-body', 'mobile');
  });

  test('LAY-04 stays so once the page is alive, without a fault', async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (HYDRATION_FAULT.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/', { waitUntil: 'networkidle' });

    expect(faults).toEqual([]);
    expect(await device(page)).toBe('mobile');
  });
});

test('LAY-04 a desktop has the wide layout', async ({ page }) => {
  await page.goto('/');
  expect(await device(page)).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Agenda' })).toBeVisible();
});
