import { SCROLL_DELAY_MS } from '@meridia/domain/timings';

/** The parts of an address that decide; a `URL` and a `Location` have them. */
type Address = { origin: string; pathname: string; search: string; hash: string };

function isSamePage(a: Address, b: Address): boolean {
  return a.origin === b.origin && a.pathname === b.pathname && a.search === b.search;
}

type Step = { link: Address; page: Address; prefersReducedMotion: boolean };

/**
 * How long a link is held back, in milliseconds; null: the browser follows it at once. Held back are the anchors of the
 * page (SCROLL-01); the browser then does the rest, as it does alone when a page opens: a smooth scroll, which stops
 * below the top by the `scroll-padding` of base.css. A page without a hash opens at its top, and Back finds its place
 * again (SCROLL-02), since each page is a document.
 */
export function anchorDelayMs({ link, page, prefersReducedMotion }: Step): number | null {
  const isAnchor = link.hash !== '' && isSamePage(link, page);
  return isAnchor && !prefersReducedMotion ? SCROLL_DELAY_MS : null;
}
