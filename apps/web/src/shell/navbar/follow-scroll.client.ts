import { RESIZE_DEBOUNCE_MS } from '@meridia/domain/timings';
import { debounce } from './debounce';
import { AT_TOP, nextNavbar, type NavbarMode } from './navbar-mode.rules';

/** Tells which navbar to show (NAV-03), and looks again once the window has its new size (NAV-06). */
export function followScroll(header: HTMLElement, show: (mode: NavbarMode) => void): void {
  let navbar = AT_TOP;

  function follow() {
    const { top, bottom } = header.getBoundingClientRect();
    const held = header.querySelector(':popover-open') ?? document.querySelector(':modal');
    navbar = nextNavbar(navbar, {
      y: window.scrollY,
      isPlaceShown: top >= 0,
      isPlaceGone: bottom <= 0,
      isHeld: held !== null,
    });
    show(navbar.mode);
  }

  /** A menu whose entry is no longer shown would hold the navbar, unseen. */
  function fit() {
    const menu = header.querySelector<HTMLElement>(':popover-open');
    if (menu && !menu.checkVisibility()) menu.hidePopover();
    follow();
  }

  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', debounce(fit, RESIZE_DEBOUNCE_MS));
  follow();
}
