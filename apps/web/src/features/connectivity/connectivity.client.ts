import { runMachine } from '@/lib/run-machine';
import { nextConnectivity, STATE_MS, type Connectivity } from './connectivity.machine';
import { returnToastMs, typedBefore, withoutReturn, withReturn } from './return.rules';
import { readTyped, restoreTyped } from './typed-values';

function reload(): void {
  // The next document goes on with the toast, and with what was typed.
  const kept = { returnedAt: Date.now(), typed: readTyped() };
  history.replaceState(withReturn(history.state, kept), '');
  location.reload();
}

/** What the page shows is read again, unless that would take a window away from who is in it: then when it closes. */
async function refresh(): Promise<void> {
  // A network may say that it is back and be gone again: a reload that fails would leave the page for an error of the browser.
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  const modal = document.querySelector('dialog:modal');
  if (modal) modal.addEventListener('close', reload, { once: true });
  else reload();
}

function showIn(place: Element): (state: Connectivity) => void {
  return (state) => {
    const toast = place.querySelector<HTMLTemplateElement>(`template[data-state='${state}']`);
    const content = toast ? [document.importNode(toast.content, true)] : [];
    place.querySelector('[data-toasts]')?.replaceChildren(...content);
  };
}

/** How long the toast is still to be shown by a page that was loaded again for the return; zero: it was not. */
function takeUp(): number {
  const before: unknown = history.state;
  const after = withoutReturn(before);
  if (after === before) return 0;
  restoreTyped(typedBefore(before));
  history.replaceState(after, '');
  return returnToastMs(before, Date.now());
}

/** STATE-01: one toast at a time; what the page shows is read again when the network is back. */
export function attachConnectivity(): void {
  const place = document.querySelector('[data-connectivity]');
  if (!place) return;
  const show = showIn(place);
  let toldMs = takeUp();
  const isBack = toldMs > 0;
  const send = runMachine({
    first: isBack ? 'offline' : 'online',
    next: nextConnectivity,
    stepOf: (state) => state,
    lapseOf: (state) => (state === 'back' && toldMs > 0 ? toldMs : STATE_MS[state]),
    show: (state) => {
      show(state);
      // The page that was loaded again for the return has nothing to read again.
      if (state === 'back' && toldMs === 0) refresh().catch(() => undefined);
      toldMs = 0;
    },
  });
  if (isBack) send('returned');
  // A page of the installed app may open without a network.
  if (!navigator.onLine) send('lost');
  addEventListener('offline', () => send('lost'));
  addEventListener('online', () => send('returned'));
  addEventListener('pageshow', ({ persisted }) => {
    // Nobody told it while it was out of sight.
    if (persisted) send(navigator.onLine ? 'returned' : 'lost');
  });
}
