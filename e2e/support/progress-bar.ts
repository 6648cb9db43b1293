import type { Locator, Page } from '@playwright/test';

export type Bar = {
  name: string | null;
  duration: string;
  delay: number;
  lifetime: number;
  /** Shown after an open modal, so over it; a modal makes everything else inert, which no point finds. */
  isOverModal: boolean;
};

/** The bar after a click: watched from inside, because Playwright itself waits for a page that is on its way. */
export async function clickAndWatch(page: Page, target: Locator, until: 'shown' | 'gone'): Promise<Bar> {
  const watched = page.evaluate(
    (end) =>
      new Promise<Bar>((resolve) => {
        let clickedAt = 0;
        let seen: Bar | null = null;
        const look = () => {
          const bar = document.querySelector('[role="progressbar"]');
          const now = performance.now();
          if (bar?.matches(':popover-open') && bar.firstElementChild && !seen) {
            const { animationDuration: duration } = getComputedStyle(bar.firstElementChild);
            const isOverModal = document.querySelector('dialog:modal') !== null;
            seen = { name: bar.ariaLabel, duration, delay: now - clickedAt, lifetime: 0, isOverModal };
          }
          if (seen && (end === 'shown' || !bar)) resolve({ ...seen, lifetime: now - clickedAt - seen.delay });
        };
        addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    until,
  );
  await target.click({ noWaitAfter: true });
  return watched;
}
