import { attachMenus } from '@/shell/menu/menus.client';
import { followScroll } from './follow-scroll.client';

/** What the navbar does with a script: it follows the scroll (NAV-03). Without, it is full and stays in its place. */
export function attachNavbar(): void {
  const header = document.querySelector<HTMLElement>('[data-navbar]');
  if (!header) return;
  followScroll(header, (mode) => (header.dataset.mode = mode));
  attachMenus(header);
}
