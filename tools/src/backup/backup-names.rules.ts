const DAY_MS = 86_400_000;
const WHOLE = /^\d{8}T\d{9}Z$/;
const PART = /^\d{8}T\d{9}Z\.part$/;

/** « 2026-11-17T09:13:45.123Z » without what a file name had better not have: names sort as their moments. */
export const backupName = (moment: string) => moment.replaceAll(/[-:.]/g, '');

/** Under its own name a backup is whole. */
export const newestName = (names: readonly string[]): string | null =>
  names
    .filter((name) => WHOLE.test(name))
    .toSorted()
    .at(-1) ?? null;

/** Left by a process that was killed: none is written for as long as a day. */
export const cutShort = (names: readonly string[], now: Date): string[] =>
  names.filter(
    (name) => PART.test(name) && name < backupName(new Date(now.getTime() - DAY_MS).toISOString()),
  );
