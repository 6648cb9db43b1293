import { chromium, type BrowserContext } from '@playwright/test';
import { askAll } from './ask-all.ts';
import type { Fault } from './crawl-site.ts';

const PAGES_AT_ONCE = 2;

/** The site silences the console of its visitors (STATE-07): here nobody may take its voice away. */
function keepConsole(): void {
  Object.freeze(window.console);
}

async function visit(context: BrowserContext, site: string, address: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const page = await context.newPage();
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push({ address, fault: message.text() }),
  );
  page.on('pageerror', (error) => faults.push({ address, fault: String(error) }));
  await page.goto(`${site}${address}`, { waitUntil: 'load' });
  // Hydration is over when the browser has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.close();
  return faults;
}

/** What the console of a browser says of each page. */
export async function checkInBrowser(site: string, addresses: readonly string[]): Promise<Fault[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  });
  try {
    const viewport = { width: 1440, height: 1000 };
    // Each page comes from the site itself, not from the copies of a worker.
    const context = await browser.newContext({ locale: 'fr-FR', viewport, serviceWorkers: 'block' });
    await context.addInitScript(keepConsole);
    const faults: Fault[] = [];
    await askAll(
      addresses,
      async (address) => {
        faults.push(...(await visit(context, site, address)));
        return [];
      },
      PAGES_AT_ONCE,
    );
    return faults;
  } finally {
    await browser.close();
  }
}
