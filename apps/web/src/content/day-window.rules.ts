type DayWindow = { startsOn: string | null; endsOn: string | null };

/** Both days included; without one, there is no bound on that side. Days are « 2026-11-28 ». */
export function isRunningOn(today: string, { startsOn, endsOn }: DayWindow): boolean {
  return (startsOn === null || startsOn <= today) && (endsOn === null || endsOn >= today);
}
