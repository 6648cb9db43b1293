import { onChoice } from '@/features/consent/consent-store';
import { attempt } from '@/lib/attempt';
import { closingMark, isOver, isStillClosed, leadsHere, POPIN_KEY, popinDelay } from './popin.rules';

/** A modal, or a menu of the navbar: what the visitor has opened is not to be covered, and Escape is for it first (MODAL-07). */
const openedByVisitor = () => document.querySelector('dialog:modal, [data-navbar] :popover-open');

const isAsked = () => document.documentElement.dataset.consent === 'asked';

const isClosedFor = (id: string) =>
  isStillClosed(
    attempt(() => localStorage.getItem(POPIN_KEY)),
    id,
    Date.now(),
  );

/** Opens after the delay; what is open by then has its time, and the delay begins again when it is closed. */
function openAfter(popin: HTMLDialogElement, delayMs: number): void {
  const open = () => {
    const opened = openedByVisitor();
    if (!opened) {
      // Without the network neither its picture nor the page it leads to would come.
      popin.open = navigator.onLine && !isClosedFor(popin.dataset.popin ?? '');
      return;
    }
    const again = new AbortController();
    const wait = () => {
      again.abort();
      openAfter(popin, delayMs);
    };
    for (const end of ['close', 'toggle']) opened.addEventListener(end, wait, { signal: again.signal });
  };
  setTimeout(open, delayMs);
}

/** Once the consent banner is answered, where it asks. */
function openInTurn(popin: HTMLDialogElement): void {
  const wasAsked = isAsked();
  let isWaiting = false;
  onChoice(() => {
    if (isWaiting || isAsked()) return;
    isWaiting = true;
    openAfter(popin, popinDelay(Number(popin.dataset.delay), wasAsked));
  });
}

/** V-06: what a visitor came for is not to be under it: the key facts, the price among them, and the way to apply. */
const KEPT_CLEAR = '[data-legend] dl, main a[href*="/crm/registration"]';

/** The style sheet lets it step aside where there is room beside (popin.module.css). */
function stepAside(popin: HTMLDialogElement): void {
  const look = () => {
    if (!popin.open) return;
    const box = popin.getBoundingClientRect();
    const kept = [...document.querySelectorAll(KEPT_CLEAR)].map((one) => one.getBoundingClientRect());
    popin.toggleAttribute(
      'data-aside',
      kept.some((one) => isOver(box, one)),
    );
  };
  for (const change of ['scroll', 'resize']) addEventListener(change, look, { passive: true });
  new MutationObserver(look).observe(popin, { attributeFilter: ['open'] });
}

/** Stepped aside, or let through what the keyboard is on (popin.module.css): Escape is not pressed for what is not seen. */
const isSeen = (popin: HTMLDialogElement) => popin.open && popin.checkVisibility({ opacityProperty: true });

/** LAY-06: opens by itself, beside the page: the focus stays where it is. The form inside closes it, and so does Escape. */
export function attachPopin(): void {
  const popin = document.querySelector<HTMLDialogElement>('dialog[data-popin]');
  if (!popin) return;
  const links = [...popin.querySelectorAll('a')].map(({ href }) => href);
  if (leadsHere(links, location.href)) return;
  openInTurn(popin);
  stepAside(popin);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isSeen(popin) && !openedByVisitor()) popin.close();
  });
  popin.addEventListener('close', () => {
    attempt(() => localStorage.setItem(POPIN_KEY, closingMark(popin.dataset.popin ?? '', Date.now())));
  });
}
