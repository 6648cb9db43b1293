import type { Browser, Page, Request } from '@playwright/test';
import { ask } from '../crawl/ask.ts';

/**
 * Bytes as they are sent. What comes with every page, by gzip, which every visitor can read; the HTML, and the scripts of whoever
 * opens the modal, as a browser of today asks for them.
 */
export type Weight = {
  head: number;
  html: number;
  styles: number;
  sheets: number;
  /** Of a visit in which nothing is touched. */
  scripts: number;
  /** With those that the modal of an action needs; null for a page that leads to none. */
  scriptsWithModal: number | null;
};

/** What a browser says over https. */
const TODAY = 'gzip, deflate, br';
const GZIP = 'gzip';
const ACTION_LINK = 'a[href*="/crm/"]:visible';

async function sizeOf(addresses: Iterable<string>, encodings: string): Promise<number> {
  let total = 0;
  for (const address of new Set(addresses))
    total += (await ask(address, { 'accept-encoding': encodings })).body.length;
  return total;
}

/** Opens the first action of the page, and waits for what it opens to be usable. */
async function openModal(page: Page): Promise<boolean> {
  const link = page.locator(ACTION_LINK).first();
  if ((await link.count()) === 0) return false;
  await link.click();
  await page.locator('dialog[open] select').first().waitFor();
  await page.waitForLoadState('networkidle');
  return true;
}

/** All that a first visit to a page brings of each kind. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const { origin } = new URL(url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const addressesOf = (type: string) =>
    requests
      .filter((request) => request.resourceType() === type && request.url().startsWith(origin))
      .map((request) => request.url());

  await page.goto(url, { waitUntil: 'networkidle' });
  const sheets = new Set(addressesOf('stylesheet'));
  const scripts = await sizeOf(addressesOf('script'), GZIP);
  const hasModal = await openModal(page);
  const scriptsWithModal = hasModal ? await sizeOf(addressesOf('script'), TODAY) : null;
  await context.close();

  const { headBytes, body } = await ask(url, { 'accept-encoding': TODAY });
  return {
    head: headBytes,
    html: body.length,
    styles: await sizeOf(sheets, GZIP),
    sheets: sheets.size,
    scripts,
    scriptsWithModal,
  };
}
