const SAFE = /^\/[\w./-]+$/;

/** PostgreSQL gives these commands to a shell. */
function checked(folder: string): string {
  if (!SAFE.test(folder)) throw new Error(`Only a plain absolute path can be an archive, not « ${folder} »`);
  return folder;
}

/** Compressed: a segment of 16 MB is archived each minute, and what nothing was written to is zeros. */
const archiveCommand = (archive: string) =>
  `if test -f ${archive}/%f.gz; then gunzip -c ${archive}/%f.gz | cmp -s - %p; else gzip -c %p > ${archive}/%f.part && sync ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f.gz; fi`;

/** An older archive is not compressed. */
const restoreCommand = (archive: string) =>
  `if test -f ${archive}/%f.gz; then gunzip -c ${archive}/%f.gz > %p; else cp ${archive}/%f %p; fi`;

/** What the server has to be told for its journal (WAL) to be kept: nothing older than the last minute is lost with it. */
export const archiveSettings = (archive: string) => ({
  archive_mode: 'on',
  // A segment is archived whole, and on the disk, or not at all. After a crash the server may archive one a second time: the same bytes are a
  // success (a failure would be tried again for ever and fill pg_wal), other bytes never replace what is there.
  archive_command: archiveCommand(checked(archive)),
  archive_timeout: '60s',
});

/** What a restored server has to be told: it takes the journal from the archive as far as it goes, or until a moment, and starts another timeline. */
export const recoverySettings = (archive: string, until?: string) => ({
  restore_command: restoreCommand(checked(archive)),
  recovery_target_timeline: 'latest',
  recovery_target_action: 'promote',
  // The server reads this before it knows any name of a zone, « Z » included.
  ...(until && { recovery_target_time: new Date(until).toISOString().replace('Z', '+00') }),
});

/** As lines of a configuration of PostgreSQL. */
export const toLines = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
