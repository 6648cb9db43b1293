import { expect, type Page } from '@playwright/test';

/** FOOT-01: a phone has no footer. */
const FOOTER_MIN_WIDTH = 768;

type Heading = { level: number; text: string };

/** Those that can be seen, in the order of the page. */
function headingsOf(page: Page): Promise<Heading[]> {
  return page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) =>
    all
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map(({ tagName, textContent }) => ({
        level: Number(tagName.slice(1)),
        text: textContent.trim().slice(0, 60),
      })),
  );
}

/** A heading is at most one level under the one before it. */
function skippedLevels(headings: readonly Heading[]): Heading[] {
  return headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
}

/** The names of the navigations that can be seen; an empty one has none. */
function navigationNames(page: Page): Promise<string[]> {
  return page.locator('nav, [role="navigation"]').evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const labels = (part.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
        const text = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        return (part.getAttribute('aria-label') ?? text).trim();
      }),
  );
}

/** One h1, and no level skipped. */
export async function expectHeadings(page: Page): Promise<void> {
  const headings = await headingsOf(page);
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(headings.find(({ level }) => level === 1)?.text).not.toBe('');
  expect(skippedLevels(headings)).toEqual([]);
}

/** One of each, and navigations that have names of their own. */
export async function expectLandmarks(page: Page, width: number): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(width < FOOTER_MIN_WIDTH ? 0 : 1);
  const names = await navigationNames(page);
  expect(names).not.toEqual([]);
  expect(names).not.toContain('');
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
}
