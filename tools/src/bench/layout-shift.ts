import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** The sum of all layout shifts of a visit (CLS counts a part of them), and what moved most. */
export type Shift = { total: number; culprit: string };

type Entry = { value: number; nodes: string[] };

/** Fonts arrive after the first paint, as they do for a visitor: what they move is then seen. */
const FONT_DELAY_MS = 400;
const SCROLL_STEP_PX = 600;
const SCROLL_PAUSE_MS = 60;

/** Runs in the page. */
function observeShifts(): void {
  const entries: Entry[] = [];
  Object.assign(window, { layoutShifts: entries });
  const nameOf = (node: unknown) => {
    const element = node instanceof Text ? node.parentElement : node;
    if (!(element instanceof Element)) return '?';
    return `${element.tagName.toLowerCase()} « ${element.textContent.trim().slice(0, 30)} »`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        value: number;
        sources?: { node: unknown }[];
      };
      entries.push({ value, nodes: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL_STEP_PX) {
    await page.mouse.wheel(0, SCROLL_STEP_PX);
    await sleep(SCROLL_PAUSE_MS);
  }
}

/** While a page loads, gets its fonts and is read to its end. */
export async function measureShift(browser: Browser, url: string, width: number): Promise<Shift> {
  const context = await browser.newContext({ viewport: { width, height: width < 900 ? 844 : 1000 } });
  const page = await context.newPage();
  await page.route('**/*.woff2', async (route) => {
    await sleep(FONT_DELAY_MS);
    await route.continue();
  });
  await page.addInitScript(observeShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  const entries = await page.evaluate(() => Reflect.get(window, 'layoutShifts') as Entry[]);
  await context.close();

  const [worst] = entries.toSorted((a, b) => b.value - a.value);
  return {
    total: entries.reduce((sum, { value }) => sum + value, 0),
    culprit: worst ? worst.nodes.join(', ') : '',
  };
}
