const DAY_MS = 86_400_000;

type Kept = { days: number; atLeast: number };

/** Of the moments at which backups were taken, those that are old enough to go. */
export function oldBackups(takenAt: readonly string[], now: Date, { days, atLeast }: Kept): string[] {
  const newestFirst = takenAt.toSorted().toReversed();
  return newestFirst
    .slice(atLeast)
    .filter((taken) => now.getTime() - new Date(taken).getTime() > days * DAY_MS);
}
