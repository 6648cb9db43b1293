import path from 'node:path';
import { parseArgs } from 'node:util';
import { readState } from '../backup/database-state.ts';
import { readManifest } from '../backup/manifest.ts';
import { Advice, print, runScript } from '../preparation/print.ts';
import { restoreBackup } from './restore-backup.ts';
import { untilRestored } from './until-restored.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    /** The empty folder of the server to be. */
    to: { type: 'string' },
    /** The empty folder of its media. */
    media: { type: 'string' },
    archive: { type: 'string' },
    until: { type: 'string' },
    /** Once the server answers at DATABASE_URL: whether the sites will notice. */
    check: { type: 'boolean', default: false },
  },
});

async function check(from: string): Promise<void> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Advice('Indiquez la base restaurée : DATABASE_URL=postgres://…');
  const { takenAt, release, epoch } = await readManifest(from);
  await untilRestored(DATABASE_URL);
  const now = await readState(DATABASE_URL);
  if (now.epoch === epoch)
    throw new Advice(
      `The epoch of the feed is still ${epoch}: nodes would keep pages that this database never had. Empty the outbox: TRUNCATE content_changes;`,
    );
  print(
    `Backup of ${takenAt}, release ${release}. Epoch ${epoch} → ${now.epoch}: nodes forget what they know.`,
  );
}

/** `pnpm restore --from BACKUP --to DATA --media MEDIA`: onto an empty machine. Then start PostgreSQL, and `--check`. */
await runScript(async () => {
  const { from, to: data, media, until } = values;
  if (from && values.check) return check(from);
  if (!from || !data || !media)
    throw new Advice('Indiquez --from SAUVEGARDE --to DONNÉES --media MÉDIAS (--from, --to and --media).');
  const archive = path.resolve(values.archive ?? path.join(path.dirname(from), 'wal'));
  const { takenAt, release } = await restoreBackup({ from, archive, data, media, until });
  print(`Restored ${takenAt}, release ${release}: start PostgreSQL on ${data}, then pnpm restore --check.`);
});
