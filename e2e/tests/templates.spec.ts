import { expect, test, type Page } from '@playwright/test';
import { FIRST_VISIT } from '../support/stored-consent.ts';
import { TEMPLATES } from '../support/templates.data.ts';

test.use({ storageState: FIRST_VISIT });

/** What only an island needs: React, and the islands themselves. */
const OF_ISLANDS = /\/_site\/(?:hydrate|react|[\w-]+\.island)\b/;

/** What the policy of the page has refused, from now on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'refused') as string[]);
}

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const { name, path } of TEMPLATES)
  test(`${name}: a first visit loads no React, and asks for nothing that the policy refuses`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    const readRefused = await watchPolicy(page);
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');

    expect(scripts.filter((script) => script.includes('/_site/frame.client'))).toHaveLength(1);
    expect(scripts.filter((script) => OF_ISLANDS.test(script))).toEqual([]);
    expect(await readRefused()).toEqual([]);
  });

test('the sight of interest in an action brings its island, and React with it', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('frame').length > 0);
  await page.getByRole('banner').getByRole('link', { name: 'Brochure', exact: true }).first().hover();

  const islands = () => scripts.filter((script) => OF_ISLANDS.test(script)).join();
  await expect.poll(islands).toContain('/_site/action-modal.island');
  await expect.poll(islands).toContain('/_site/hydrate');
});

test('S-15 a script that somebody brings into a page is not run', async ({ page }) => {
  const readRefused = await watchPolicy(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isBroken = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/nowhere.png" onerror="window.isBroken = true">',
    );
  });

  await expect.poll(readRefused).toEqual(['script-src-elem inline', 'script-src-attr inline']);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
});
