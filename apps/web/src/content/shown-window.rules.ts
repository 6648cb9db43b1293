/** Moments are ISO, in universal time; without one, there is no bound on that side. */
type ShownWindow = { startsAt: string | null; endsAt: string | null };

const momentsOf = ({ startsAt, endsAt }: ShownWindow): number[] =>
  [startsAt, endsAt].filter((moment) => moment !== null).map((moment) => Date.parse(moment));

/** From the first moment on, until the last. */
export function isShownAt(now: number, { startsAt, endsAt }: ShownWindow): boolean {
  return (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || now < Date.parse(endsAt));
}

/** When one of them comes or goes next; null: none ever does. */
export function nextTurn(now: number, windows: readonly ShownWindow[]): number | null {
  const coming = windows.flatMap(momentsOf).filter((moment) => moment > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}
