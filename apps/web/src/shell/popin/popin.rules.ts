import { POPIN_AFTER_ANSWER_MS, POPIN_CLOSED_MS } from '@meridia/domain/timings';

/** LAY-06: an entry of the visitor's local store, written when she closes the popin. */
export const POPIN_KEY = 'popin';

/** What is kept of the click: which popin, and when. */
export function closingMark(id: string, now: number): string {
  return `${now} ${id}`;
}

/** Whether this popin was closed, and not long ago; another one is a new one. */
export function isStillClosed(mark: string | null, id: string, now: number): boolean {
  const [closedAt, ...closedId] = mark?.split(' ') ?? [];
  return closedId.join(' ') === id && now - Number(closedAt) < POPIN_CLOSED_MS;
}

/** How long the popin waits: one question at a time, so an answer to the consent banner is not followed by it at once. */
export function popinDelay(delayMs: number, isAfterAnswer: boolean): number {
  return isAfterAnswer ? Math.max(delayMs, POPIN_AFTER_ANSWER_MS) : delayMs;
}

/** LAY-06: nobody is sent to the page that she is on, whatever is chosen there. Addresses are whole, as a browser says them. */
export function leadsHere(addresses: readonly string[], here: string): boolean {
  const pageOf = (address: string) => {
    const { origin, pathname } = new URL(address);
    return `${origin}${pathname}`;
  };
  return addresses.some((address) => pageOf(address) === pageOf(here));
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Whether one box is over a part of another; what is not drawn is under nothing. */
export function isOver(box: Box, other: Box): boolean {
  const isDrawn = other.right > other.left && other.bottom > other.top;
  const isBeside = other.right <= box.left || other.left >= box.right;
  return isDrawn && !isBeside && other.bottom > box.top && other.top < box.bottom;
}
