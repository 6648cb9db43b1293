import { POPIN_CLOSED_MS } from '@meridia/domain/timings';

/** LAY-06: the one entry of the visitor's local store that is ours, written by the click that closes. */
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
