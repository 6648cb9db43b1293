const SAFE = /^\/[\w./-]+$/;

/** PostgreSQL gives these commands to a shell. */
function checked(folder: string): string {
  if (!SAFE.test(folder)) throw new Error(`Only a plain absolute path can be an archive, not « ${folder} »`);
  return folder;
}

/** What the server has to be told for its journal (WAL) to be kept: nothing older than the last minute is lost with it. */
export const archiveSettings = (archive: string) => ({
  archive_mode: 'on',
  // A file is there whole, and on the disk, or not at all; one that is there already is never replaced.
  archive_command: `test ! -f ${checked(archive)}/%f && cp %p ${archive}/%f.part && sync ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
  archive_timeout: '60s',
});

/** What a restored server has to be told: it takes the journal from the archive as far as it goes, or until a moment, and starts another timeline. */
export const recoverySettings = (archive: string, until?: string) => ({
  restore_command: `cp ${checked(archive)}/%f %p`,
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
