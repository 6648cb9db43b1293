const DAY_MS = 86_400_000;

type Kept = { days: number; atLeast: number };

/** Of the moments at which backups were taken, those that are old enough to go. */
export function oldBackups(takenAt: readonly string[], now: Date, { days, atLeast }: Kept): string[] {
  const newestFirst = takenAt.toSorted().toReversed();
  return newestFirst
    .slice(atLeast)
    .filter((taken) => now.getTime() - new Date(taken).getTime() > days * DAY_MS);
}

const SEGMENT = /^[0-9A-F]{24}(?:\.partial)?(?:\.gz)?$/;
/** The first characters of a name: they number the timeline, and a later timeline has the same segments as the one before. */
const TIMELINE_LENGTH = 8;

const positionOf = (name: string) => name.slice(TIMELINE_LENGTH);

/**
 * Of the files of an archive, the segments, compressed or not, before the one at which the oldest backup begins: what pg_archivecleanup removes, which Debian
 * has among the programs of the server alone.
 */
export function oldSegments(names: readonly string[], oldestNeeded: string): string[] {
  return names.filter((name) => SEGMENT.test(name) && positionOf(name) < positionOf(oldestNeeded));
}
