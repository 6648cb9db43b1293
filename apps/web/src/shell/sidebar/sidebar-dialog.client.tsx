'use client';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
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
function obeyCommands(dialog: HTMLDialogElement): (() => void) | undefined {
  if ('commandForElement' in HTMLButtonElement.prototype) return undefined;
  const obey = ({ target }: Event) => {
    const button = target instanceof Element && target.closest(`[commandfor='${dialog.id}']`);
    if (!button) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  };
  document.addEventListener('click', obey);
  return () => document.removeEventListener('click', obey);
}

type Props = { label: string; className: string; children: ReactNode };

/** Opens, drills down and closes without this script too; it keeps the levels in order, and resets them (SIDE-02). */
export function SidebarDialog({ label, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => (ref.current ? obeyCommands(ref.current) : undefined), []);

  const click = (event: MouseEvent<HTMLDialogElement>) => {
    const { currentTarget: dialog, target } = event;
    if (!(target instanceof Element)) return;
    // On the veil, or to another place of this page.
    if (target === dialog || target.closest('a[href*="#"]')) dialog.close();
    const summary = target.closest<HTMLElement>(`${PANEL} > summary`);
    const panel = summary?.closest<HTMLDetailsElement>(PANEL);
    if (!summary || !panel) return;
    event.preventDefault();
    choose(dialog, summary, panel);
  };

  return (
    <dialog
      ref={ref}
      id={SIDEBAR_ID}
      aria-label={label}
      className={className}
      onClick={click}
      onClose={({ currentTarget }) => send(currentTarget, { type: 'closed' })}
    >
      {children}
    </dialog>
  );
}
