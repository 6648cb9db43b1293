import type { Locator } from '@playwright/test';

/** The days on which listed events begin, in their order. One that is under way is there as well, and says until when it lasts. */
export function firstDays(times: Locator): Promise<string[]> {
  return times.evaluateAll((all) =>
    all
      .filter((time) => !time.closest('li')?.textContent.includes('Jusqu’au'))
      .map((time) => time.getAttribute('datetime') ?? ''),
  );
}
