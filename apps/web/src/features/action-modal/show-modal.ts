/** Another modal, such as the sidebar, makes way; it gives the focus back first, so that this one can do the same. */
function makeWay(opener: Element): void {
  const other = opener.closest<HTMLDialogElement>('dialog:modal');
  if (other) other.close();
  // Safari does not give the focus to a link that is clicked.
  else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/** What is still to choose, which the form marks. Only the keyboard needs to see where it is. */
export function focusNextStep(dialog: HTMLDialogElement, focusVisible?: boolean): void {
  // The types do not know `focusVisible` yet.
  const options: FocusOptions & { focusVisible?: boolean } = { preventScroll: true, focusVisible };
  dialog.querySelector<HTMLElement>('[data-next]')?.focus(options);
}

/**
 * Shows a native modal: the rest of the page is inert, Escape closes it, the focus goes back where it was. A page that comes back
 * from the memory of the browser has no modal (MODAL-07).
 */
export function showModal(dialog: HTMLDialogElement, opener: Element): () => void {
  const isKeyboard = opener.matches(':focus-visible');
  makeWay(opener);
  if (!dialog.open) dialog.showModal();
  focusNextStep(dialog, isKeyboard);
  const close = () => dialog.close();
  addEventListener('pagehide', close);
  return () => removeEventListener('pagehide', close);
}
