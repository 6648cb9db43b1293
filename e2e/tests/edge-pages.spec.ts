import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** What the edge says when nothing behind it answers: neither the fonts nor the picture come then. */
const FOLDER = new URL('../../deploy/edge/pages/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));

for (const name of NAMES) {
  for (const width of [320, 390, 1440]) {
    test(`ERRP-01 the edge's own ${name} stands alone at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.setContent(readFileSync(new URL(name, FOLDER), 'utf8'));

      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
