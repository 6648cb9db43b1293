import { followedLink } from '@/lib/followed-link';
import { anchorDelayMs } from './scroll.rules';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** The next press of Tab must already be in the content. */
const AT_ONCE = '.skip-link';

/** SCROLL-01: holds back the links to an anchor of the page. */
export function attachAnchorDelay(): void {
  let timer = 0;
  addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link || (event.target instanceof Element && event.target.closest(AT_ONCE))) return;
    clearTimeout(timer);
    const prefersReducedMotion = matchMedia(REDUCED_MOTION).matches;
    const delay = anchorDelayMs({ link, page: location, prefersReducedMotion });
    if (delay === null) return;
    event.preventDefault();
    // A true navigation: the address, the focus and `:target` follow.
    timer = window.setTimeout(() => location.assign(link), delay);
  });
}

/** The next press of Tab begins at the start of the page, as after a link to it. */
function beginAgain(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** SCROLL-03: the way to the top is there once the page is not. The address stays what it is (S-39). */
export function attachToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  button?.addEventListener('click', (event) => {
    if (!followedLink(event)) return;
    event.preventDefault();
    scrollTo({ top: 0 });
    beginAgain();
  });
  const look = () => button?.toggleAttribute('data-shown', scrollY > 0);
  addEventListener('scroll', look, { passive: true });
  look();
}
