/** Another modal, such as the sidebar, makes way; it gives the focus back first, so that this one can do the same. */
function makeWay(opener: Element): void {
  const other = opener.closest<HTMLDialogElement>('dialog:modal');
  if (other) other.close();
  // Safari does not give the focus to a link that is clicked.
  else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Shows a native modal: the rest of the page is inert, Escape closes it, the focus goes back where it was. A page that comes back
 * from the memory of the browser has no modal (MODAL-07).
 */
export function showModal(dialog: HTMLDialogElement, opener: Element): () => void {
  // Only the keyboard needs to see where it is. The types do not know `focusVisible` yet.
  const focus = { preventScroll: true, focusVisible: opener.matches(':focus-visible') };
  makeWay(opener);
  dialog.showModal();
  dialog.querySelector('select')?.focus(focus);
  const close = () => dialog.close();
  addEventListener('pagehide', close);
  return () => removeEventListener('pagehide', close);
}
