import path from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, print, runScript } from '../preparation/print.ts';
import { writeBackupMetric } from './backup-metric.ts';
import { findArchiveFault } from './database-state.ts';
import { dropOldBackups } from './drop-old-backups.ts';
import { copyMedia } from './media-store.ts';
import { mediaOf, takeBackup } from './take-backup.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    /** Where the server archives its journal; the folder `wal` beside the backups unless told. */
    archive: { type: 'string' },
    /** Only what was uploaded since: often, as the archive grows by the minute. */
    media: { type: 'boolean', default: false },
    /** A file that says when the backup ended, for the alert BackupLate. */
    metrics: { type: 'string' },
  },
});

/** `pnpm backup --to FOLDER`: the whole of what cannot be made again, of the service that DATABASE_URL and MEDIA_DIR name. */
await runScript(async () => {
  const { DATABASE_URL, MEDIA_DIR, DEPLOYMENT_VERSION: release = 'unknown' } = process.env;
  const { to, archive = path.join(to ?? '', 'wal') } = values;
  if (!to || !MEDIA_DIR)
    throw new Advice('Indiquez --to DOSSIER, et le dossier des médias : MEDIA_DIR=… (--to and MEDIA_DIR).');
  if (values.media) {
    print(`${await copyMedia(MEDIA_DIR, mediaOf(to))} new media kept.`);
    return;
  }
  if (!DATABASE_URL) throw new Advice('Indiquez la base à sauvegarder : DATABASE_URL=postgres://…');
  const folder = await takeBackup({ to, databaseUrl: DATABASE_URL, mediaFolder: MEDIA_DIR, release });
  const dropped = await dropOldBackups({ to, archive, mediaFolder: MEDIA_DIR });
  print(`Backup: ${folder}${dropped.length > 0 ? `\nNot kept any longer: ${dropped.join(', ')}` : ''}`);
  if (values.metrics) await writeBackupMetric(values.metrics, new Date());
  const fault = await findArchiveFault(DATABASE_URL);
  if (fault) throw new Advice(`La sauvegarde est faite, mais le journal n’est pas archivé : ${fault}.`);
});
