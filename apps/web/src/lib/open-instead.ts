import { leaveTo } from './request-events';

/**
 * Opens over the page what a click asks for, whose code may still be on its way: until then the link is busy, and a second click
 * follows it. So does the first one when the code does not come. A button leads nowhere, and then does nothing.
 */
export function openInstead(event: Event, opener: Element, open: () => Promise<void>): void {
  if (opener.hasAttribute('aria-busy')) return;
  event.preventDefault();
  opener.setAttribute('aria-busy', 'true');
  const free = () => opener.removeAttribute('aria-busy');
  const follow = () => {
    const href = opener.getAttribute('href');
    if (href === null) return free();
    // Busy to the end: another file that fails must not reload the page that is being left (STATE-05).
    addEventListener('pagehide', free, { once: true });
    leaveTo(new URL(href, location.href));
  };
  void open().then(free, follow);
}
