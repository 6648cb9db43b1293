import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/editors/', import.meta.url));

type Task = { name: string; limit: number };

/** Every click that an editor makes from here on, whatever she clicks on; typing is none. Logged in before, it starts at zero. */
export async function countClicks(page: Page, { name, limit }: Task) {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => (clicks += 1));
  const listen = () => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // A label passes its click on to its field: one click of the editor.
        if (isTrusted && detail > 0) void (window as unknown as { tellClick: () => void }).tellClick();
      },
      { capture: true },
    );
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    /** What the screen looks like, for the handbook. */
    show: (screen: string) => page.screenshot({ path: `${FOLDER}${screen}.png` }),
    /** Prints the number and holds it to its limit. */
    end: () => {
      process.stdout.write(`${name}: ${clicks} clicks of ${limit}\n`);
      expect(clicks).toBeGreaterThan(0);
      expect(clicks).toBeLessThanOrEqual(limit);
    },
  };
}
