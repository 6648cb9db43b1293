const MINUTE_MS = 60_000;

/** How often uploads are copied, and how often it is looked whether the whole is due. */
export const MEDIA_EVERY_MS = 5 * MINUTE_MS;
/** A copy of the whole that failed is not tried again at once: it reads the whole database. */
export const RETRY_AFTER_MS = 30 * MINUTE_MS;

/** `newest`: when the newest whole backup in the folder was begun; `triedAt`: when this process last began one. */
type Known = { newest: Date | null; triedAt: Date | null };

const isPast = (moment: Date | null, ms: number, now: Date) =>
  moment === null || now.getTime() - moment.getTime() >= ms;

/** What is due now. The folder says when the whole was last taken, so that a restart takes none that is not due. */
export function nextTask({ newest, triedAt }: Known, everyMs: number, now: Date): 'whole' | 'media' {
  return isPast(newest, everyMs, now) && isPast(triedAt, RETRY_AFTER_MS, now) ? 'whole' : 'media';
}
