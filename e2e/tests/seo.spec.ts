import { expect, test, type Page } from '@playwright/test';
import { englishSiteUrl } from '../support/site-environment.ts';

const PAGES = ['/', '/ecole', '/ecole/histoire', '/mentions-legales'];
const NOT_INDEXED = ['/page-qui-n-existe-pas', '/error/debug?status=503', '/hors-ligne'];

async function contentOf(page: Page, selector: string): Promise<string> {
  const found = page.locator(`head > ${selector}`);
  await expect(found, selector).toHaveCount(1);
  return (await found.getAttribute(selector.startsWith('link') ? 'href' : 'content')) ?? '';
}

/** By language, the path that each alternate leads to. */
function alternatesOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('head > link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL(link.getAttribute('href') ?? '').pathname,
        ]),
      ),
    );
}

for (const path of PAGES) {
  test(`ENT-01 ${path} has a head of its own`, async ({ page }) => {
    await page.goto(path);
    const title = await page.title();
    const canonical = new URL(await contentOf(page, 'link[rel="canonical"]'));

    expect(title.split('Meridia')).toHaveLength(2);
    expect(canonical.pathname).toBe(path);
    expect(await contentOf(page, 'meta[property="og:url"]')).toBe(canonical.href);
    expect((await contentOf(page, 'meta[name="description"]')).length).toBeGreaterThan(40);
    expect(await contentOf(page, 'meta[property="og:site_name"]')).toBe('Meridia');
    expect(new URL(await contentOf(page, 'meta[property="og:image"]')).origin).toBe(canonical.origin);
    expect(await contentOf(page, 'meta[property="og:image:alt"]')).not.toBe('');
    expect(await contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(await contentOf(page, 'meta[name="theme-color"]')).toMatch(/^#[0-9a-f]{6}$/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
}

test('no two pages have the same title, nor the same description', async ({ page }) => {
  const heads: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    heads.push(await page.title(), await contentOf(page, 'meta[name="description"]'));
  }

  expect(new Set(heads).size).toBe(heads.length);
});

for (const path of NOT_INDEXED) {
  test(`ROUTE-19, ROUTE-22 ${path} is not indexed`, async ({ page }) => {
    await page.goto(path);

    await expect(page.locator('head > meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  });
}

test('an error page has no address of its own', async ({ page }) => {
  await page.goto('/page-qui-n-existe-pas');

  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page).toHaveTitle("Oops cette page n'existe pas (ou plus) – Meridia");
});

test('I18N-02 French alone: no pair', async ({ page }) => {
  await page.goto('/ecole/histoire');

  expect(await alternatesOf(page)).toEqual({});
});

const PAIRS = [
  ['/', '/en'],
  ['/ecole/histoire', '/en/ecole/histoire'],
  ['/mentions-legales', '/en/legal-notices'],
] as const;

for (const [french, english] of PAIRS) {
  test(`I18N-02 ${french} and ${english} name each other, and their links lead there`, async ({ page }) => {
    for (const path of [french, english]) {
      await page.goto(`${englishSiteUrl()}${path}`);

      expect(await alternatesOf(page)).toEqual({ fr: french, en: english, 'x-default': french });
      expect(new URL(await contentOf(page, 'link[rel="canonical"]')).pathname).toBe(path);
      await expect(page.locator('a[hreflang="fr"]').first()).toHaveAttribute('href', french);
      await expect(page.locator('a[hreflang="en"]').first()).toHaveAttribute('href', english);
    }
  });
}

test('I18N-02 a page without an English version has no pair: EN leads home', async ({ page }) => {
  await page.goto(`${englishSiteUrl()}/vae`);

  expect(await alternatesOf(page)).toEqual({});
  await expect(page.locator('a[hreflang="en"]').first()).toHaveAttribute('href', '/en');
});

test('I18N-02 a further page of a list has no pair: EN leads to the first, which is there', async ({
  page,
}) => {
  await page.goto(`${englishSiteUrl()}/actualites/page/3`);

  expect(await alternatesOf(page)).toEqual({});
  await expect(page.locator('a[hreflang="fr"]').first()).toHaveAttribute('href', '/actualites/page/3');
  await expect(page.locator('a[hreflang="en"]').first()).toHaveAttribute('href', '/en/actualites');
});
