/** What the page is asked from inside, before anything of its own runs. Plain functions: they are sent to the browser as text. */

export type Probe = {
  firstPaint: number | null;
  largestPaint: number | null;
  blocking: number;
  menuAt: number | null;
  actionAt: number | null;
};

declare global {
  // `var`: a property of the window.
  var probe: Probe;
}

/** Watches paints and long tasks, and tries the menu (or, with `#action`, an action link) until it does what only a script can. */
export function watchPage(): void {
  const probe: Probe = { firstPaint: null, largestPaint: null, blocking: 0, menuAt: null, actionAt: null };
  globalThis.probe = probe;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (probe.largestPaint = startTime));
  observe('longtask', ({ duration }) => (probe.blocking += Math.max(0, duration - 50)));

  // A click of ours that nobody catches must not leave the page; the site listens on the document, before the window.
  let isCaught = false;
  addEventListener('click', (event) => {
    if (event.isTrusted || !(event.target instanceof Element && event.target.closest('a'))) return;
    isCaught = event.defaultPrevented;
    event.preventDefault();
  });

  /** The arrow key opens a menu only where a script listens; the menus themselves need none. */
  const tryMenu = () => {
    const button = document.querySelector<HTMLElement>('header nav [popovertarget]');
    button?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
    if (!document.querySelector(':popover-open')) return;
    probe.menuAt = performance.now();
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  };
  const tryAction = () => {
    const link = document.querySelector('main a[href*="/crm/brochure"], header a[href*="/crm/brochure"]');
    isCaught = false;
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (isCaught) probe.actionAt = performance.now();
  };
  const timer = setInterval(() => {
    if (!document.body) return;
    if (location.hash === '#action') tryAction();
    else tryMenu();
    if (probe.menuAt !== null || probe.actionAt !== null) clearInterval(timer);
  }, 25);
}
