import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test as gated } from './gated-site.ts';
import { FIRST_VISIT } from './stored-consent.ts';

type Fixtures = {
  /** The site in a window of its own, as the installed app has; not a private one, which would install nothing. */
  app: Page;
};

/** Tests of the site with its worker, which all other tests do without. */
export const test = gated.extend<Fixtures>({
  serviceWorkers: 'allow',
  storageState: FIRST_VISIT,
  app: async ({ playwright, launchOptions, gate }, use, info) => {
    // What is installed leaves its icons in the home of the visitor: this one is the test's.
    const home = info.outputPath('home');
    const context = await playwright.chromium.launchPersistentContext(path.join(home, 'profile'), {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--app=${gate.url}/`],
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
    });
    const [window] = context.pages();
    if (!window) throw new Error('the app has a window');
    await use(window);
    await context.close();
  },
});

/** The paths of which the worker has a copy, by the kind of copies. */
export function readCopies(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const copies: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      copies[name.split('-').at(-1) ?? name] = keys.map(({ url }) => url.slice(location.origin.length));
    }
    return copies;
  });
}

/** Until the worker has a copy of these. */
export async function waitForCopies(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => Object.values(await readCopies(page)).flat(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...paths]));
}

/** The pages that the offline page leads to, and itself. */
export const FOR_EVERYONE = ['/hors-ligne', '/', '/programme', '/campus', '/agenda', '/programme/comparer'];
