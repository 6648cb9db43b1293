import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { watchPage, type Probe } from './probe.ts';

/** A mid-range phone's processor against this one, and a poor 4G. */
const CPU_RATE = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const PATIENCE_MS = 60_000;
/** After the page works: what still blocks the thread belongs to it. */
const SETTLED_MS = 1500;

export type Visit = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  menu: number;
  requests: number;
};
export type Action = { caught: number; open: number };
export type SecondPage = { heading: number; menu: number };

async function openSlow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return page;
}

/** A browser that has never been there. */
async function withBrowser<Result>(use: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(watchPage);
    return await use(context);
  } finally {
    await browser.close();
  }
}

const readProbe = (page: Page): Promise<Probe> => page.evaluate(() => globalThis.probe);

/** The first page of a visitor, until its menu answers and nothing is left to do. */
export function visitFirst(address: string): Promise<Visit> {
  return withBrowser(async (context) => {
    const page = await openSlow(context);
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.probe.menuAt !== null);
    await page.waitForTimeout(SETTLED_MS);
    const { firstPaint, largestPaint, blocking, menuAt } = await readProbe(page);
    return {
      firstPaint: firstPaint ?? 0,
      largestPaint: largestPaint ?? 0,
      blocking,
      menu: menuAt ?? 0,
      requests,
    };
  });
}

/** A press on an action link, as early as a script catches it, until the modal can be used. */
export function visitAction(address: string): Promise<Action> {
  return withBrowser(async (context) => {
    const page = await openSlow(context);
    await page.goto(`${address}#action`, { waitUntil: 'commit' });
    await page.waitForSelector('dialog[open] select');
    const openedAt = await page.evaluate(() => performance.now());
    const { actionAt } = await readProbe(page);
    return { caught: actionAt ?? 0, open: openedAt };
  });
}

/** From a click on a link of the first page to the heading of the next one, and to its menu. */
export function visitSecond(address: string, link: string): Promise<SecondPage> {
  return withBrowser(async (context) => {
    const page = await openSlow(context);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.probe.menuAt !== null);
    await page.waitForTimeout(SETTLED_MS);
    const from = page.url();
    const clickedAt = await page.evaluate((selector) => {
      const target = document.querySelector<HTMLAnchorElement>(selector);
      const at = performance.timeOrigin + performance.now();
      location.assign(target?.href ?? '');
      return at;
    }, link);
    await page.waitForURL((url) => url.href !== from);
    await page.waitForFunction(
      () => globalThis.probe?.menuAt !== null && globalThis.probe?.firstPaint !== null,
    );
    const { origin, ...probe } = {
      origin: await page.evaluate(() => performance.timeOrigin),
      ...(await readProbe(page)),
    };
    return {
      heading: origin + (probe.firstPaint ?? 0) - clickedAt,
      menu: origin + (probe.menuAt ?? 0) - clickedAt,
    };
  });
}
