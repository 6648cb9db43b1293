import type { Browser } from '@playwright/test';
import { measureShift, type Shift } from './layout-shift.ts';
import type { Figures } from './page-budgets.data.ts';
import { weighPage } from './page-weight.ts';

/** What is measured of a page, and what moved most in it. */
export type Measured = { figures: Partial<Figures>; culprits: Partial<Record<keyof Figures, string>> };

const kb = (bytes: number) => bytes / 1000;

/** What most pages stay under. */
const HARDLY_ANY = 0.001;

/** A visit during which the machine stood still for a moment says little: where one moved, the middle one of three counts. */
async function usualShift(browser: Browser, url: string, width: number): Promise<Shift> {
  const first = await measureShift(browser, url, width);
  if (first.total <= HARDLY_ANY) return first;
  const [second, third] = [await measureShift(browser, url, width), await measureShift(browser, url, width)];
  const [, middle = first] = [first, second, third].toSorted((one, other) => one.total - other.total);
  return middle;
}

export async function measurePage(browser: Browser, url: string): Promise<Measured> {
  // The page that visitors get is the one that is stored.
  await (await fetch(url)).arrayBuffer();
  const { head, html, styles, sheets, scripts, scriptsWithModal } = await weighPage(browser, url);
  const phone = await usualShift(browser, url, 390);
  const wide = await usualShift(browser, url, 1440);
  return {
    figures: {
      html: kb(html),
      scripts: kb(scripts),
      ...(scriptsWithModal === null ? {} : { scriptsWithModal: kb(scriptsWithModal) }),
      styles: kb(styles),
      sheets,
      head: kb(head),
      shift390: phone.total,
      shift1440: wide.total,
    },
    culprits: { shift390: phone.culprit, shift1440: wide.culprit },
  };
}
