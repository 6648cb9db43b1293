import { expect, type Page, type Request } from '@playwright/test';

export const bannerOf = (page: Page) =>
  page.getByRole('region', { name: 'Nous respectons votre vie privée' });
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Choisir les traceurs' });
export const settingsOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' });

/** The banner is in the page before its script: once its height is known, a click is obeyed. */
export async function waitForBanner(page: Page): Promise<void> {
  await expect(bannerOf(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--consentement')))
    .not.toBe('');
}

export async function answer(page: Page, name: 'Tout accepter' | 'Tout refuser'): Promise<void> {
  await waitForBanner(page);
  await bannerOf(page).getByRole('button', { name }).click();
  await expect(bannerOf(page)).toBeHidden();
}

/** All that a page may have kept on the device, by name; the files of the site itself are none of it. */
export async function keptBy(page: Page): Promise<Record<string, string[]>> {
  const stores = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const cookies = await page.context().cookies();
  return { ...stores, cookies: cookies.map(({ name }) => name).toSorted() };
}

/** What the page asks of other hosts from now on; the documents of frames are told apart. */
export function watchOtherHosts(page: Page, own: string): { others: string[]; frames: string[] } {
  const seen: { others: string[]; frames: string[] } = { others: [], frames: [] };
  page.on('request', (request: Request) => {
    const url = request.url();
    if (!url.startsWith('http') || new URL(url).origin === new URL(own).origin) return;
    const isFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame();
    seen[isFrame ? 'frames' : 'others'].push(url);
  });
  return seen;
}
