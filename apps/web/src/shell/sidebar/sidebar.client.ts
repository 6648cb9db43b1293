import { SIDEBAR_ID } from './sidebar-commands';
import { sidebarMachine, type SidebarEvent } from './sidebar.machine';

const PANEL = 'details[data-panel]';

/** The page is the memory: a panel may have been opened before this script was there. */
function send(dialog: HTMLDialogElement, event: SidebarEvent): void {
  const panels = [...dialog.querySelectorAll<HTMLDetailsElement>(PANEL)];
  const names = panels.filter(({ open }) => open).map(({ dataset }) => dataset.panel ?? '');
  const path = sidebarMachine(names, event);
  for (const panel of panels) panel.open = path.includes(panel.dataset.panel ?? '');
  dialog.querySelector('[data-scroller]')?.scrollTo({ top: 0, behavior: 'instant' });
}

/** SIDE-02: the summary of a panel opens it, and leads back once it is open: the focus is where it has to be. */
function choose(dialog: HTMLDialogElement, summary: HTMLElement, panel: HTMLDetailsElement): void {
  const depth = panel.parentElement?.closest(PANEL) ? 1 : 0;
  send(dialog, panel.open ? { type: 'back' } : { type: 'chosen', panel: panel.dataset.panel ?? '', depth });
  summary.focus();
}

/** For browsers that do not know `commandfor` yet. */
function obeyCommands(dialog: HTMLDialogElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[commandfor='${dialog.id}']`);
    if (!button) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}

function obeyClick(dialog: HTMLDialogElement, event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // On the veil, or to another place of this page.
  if (target === dialog || target.closest('a[href*="#"]')) dialog.close();
  const summary = target.closest<HTMLElement>(`${PANEL} > summary`);
  const panel = summary?.closest<HTMLDetailsElement>(PANEL);
  if (!summary || !panel) return;
  event.preventDefault();
  choose(dialog, summary, panel);
}

/** Keeps the levels in order, and resets them when the sidebar closes (SIDE-02). */
export function attachSidebar(): void {
  const dialog = document.getElementById(SIDEBAR_ID);
  if (!(dialog instanceof HTMLDialogElement)) return;
  obeyCommands(dialog);
  dialog.addEventListener('click', (event) => obeyClick(dialog, event));
  dialog.addEventListener('close', () => send(dialog, { type: 'closed' }));
}
