import { currentEntry } from './current-entry.rules';
import { attachHover } from './hover-menus.client';
import { movedIndex } from './menu-keys.rules';

const ITEMS = 'a, button';

/** The panel of a button, opened as by a click, so that it knows its button. */
function openedBy(button: HTMLButtonElement): Element | null {
  const panel = button.popoverTargetElement;
  if (!panel?.matches(':popover-open')) button.click();
  return panel;
}

/** Arrows go along the entries, down into a panel, and along its links. */
function moveByKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;

  const panel = target.closest<HTMLElement>('[popover]');
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
  let goal: HTMLElement | null | undefined;
  if (!panel && isVertical) {
    if (key === 'ArrowDown' && target instanceof HTMLButtonElement)
      goal = openedBy(target)?.querySelector<HTMLElement>(ITEMS);
  } else {
    const list = panel ?? target.closest('nav');
    const items = [...(list?.querySelectorAll<HTMLElement>(ITEMS) ?? [])].filter(
      (item) => item.closest('[popover]') === panel,
    );
    goal = items[movedIndex(key, items.indexOf(target), items.length) ?? -1];
  }
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

/** A panel that the focus leaves is closed. */
function closeBehindFocus({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
  const panel = target.closest('nav')?.querySelector<HTMLElement>(':popover-open');
  if (panel && !panel.parentElement?.contains(relatedTarget)) panel.hidePopover();
}

/** The page is the same for every address: what leads to this one is known here only. */
function markCurrent(header: HTMLElement): void {
  const [here = ''] = window.location.href.split('#');
  for (const link of header.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.href === here) link.ariaCurrent = 'page';
  }
  const entries = [...header.querySelectorAll<HTMLElement>('[data-entry]')];
  const addresses = entries.map((entry) => ({
    own: entry.dataset.entry ? new URL(entry.dataset.entry, here).href : null,
    links: [...entry.querySelectorAll('a')].map(({ href }) => href),
  }));
  const current = currentEntry(here, addresses);
  if (current !== null) entries[current]?.toggleAttribute('data-current', true);
}

/** Comforts over what the menus do by themselves (disclosure.tsx). */
export function attachMenus(header: HTMLElement): void {
  markCurrent(header);
  header.addEventListener('keydown', moveByKey);
  header.addEventListener('focusout', closeBehindFocus);
  attachHover(header);
}
