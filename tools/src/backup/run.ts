import { parseArgs } from 'node:util';
import { serveGauge } from '../observability/serve-gauge.ts';
import { Advice, print, runScript } from '../preparation/print.ts';
import { BACKUP_METRIC, toSeconds, writeBackupMetric } from './backup-metric.ts';
import { backUpWhole } from './backup-whole.ts';
import { findArchiveFault } from './database-state.ts';
import { keepBackingUp } from './keep-backing-up.ts';
import { copyMedia } from './media-store.ts';
import { findNewestBackup } from './newest-backup.ts';
import { readMediaSettings, readSettings } from './settings.ts';
import { mediaOf } from './take-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The backup is taken, and another one would be no better (deploy/kubernetes/base/backup.yaml). */
const NOT_ARCHIVED_EXIT = 3;

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    /** Where the server archives its journal; the folder `wal` beside the backups unless told. */
    archive: { type: 'string' },
    /** Only what was uploaded since: often, as the archive grows by the minute. */
    media: { type: 'boolean', default: false },
    /** A file that says when the backup ended, for the alert BackupLate. */
    metrics: { type: 'string' },
    /** Stays, and takes the whole every so many hours and what was uploaded every five minutes. */
    every: { type: 'string' },
    /** Stays, and says on this port of `--listen` when the newest backup in the folder ended; without `--every` it takes none. */
    'metrics-port': { type: 'string' },
    listen: { type: 'string', default: '127.0.0.1' },
  },
});

async function takeOnce(): Promise<void> {
  if (values.media) {
    const { to, mediaFolder } = readMediaSettings(values);
    print(`${await copyMedia(mediaFolder, mediaOf(to))} new media kept.`);
    return;
  }
  const settings = readSettings(values);
  const { folder, dropped } = await backUpWhole(settings);
  print(`Backup: ${folder}${dropped.length > 0 ? `\nNot kept any longer: ${dropped.join(', ')}` : ''}`);
  if (values.metrics) await writeBackupMetric(values.metrics, new Date());
  const fault = await findArchiveFault(settings.databaseUrl);
  if (!fault) return;
  process.stderr.write(`\nLa sauvegarde est faite, mais le journal n’est pas archivé : ${fault}.\n`);
  process.exitCode = NOT_ARCHIVED_EXIT;
}

async function stay(to: string): Promise<void> {
  const { every, 'metrics-port': port, listen } = values;
  // As the first process of a container it would not end otherwise. What is cut short goes with a later backup.
  process.once('SIGTERM', () => process.exit(0));
  const readFinished = async () => toSeconds((await findNewestBackup(to))?.finishedAt ?? new Date(0));
  if (port) await serveGauge(BACKUP_METRIC, readFinished, { port: Number(port), host: listen });
  if (every)
    await keepBackingUp({ to, everyMs: Number(every) * HOUR_MS, settings: () => readSettings(values) });
}

/**
 * `pnpm backup --to FOLDER`: the whole of what cannot be made again, of the service that DATABASE_URL (or DATABASE_URL_FILE) and MEDIA_DIR
 * name. Once, or again and again (`--every`).
 */
await runScript(async () => {
  const { to, every, 'metrics-port': port } = values;
  if (!every && !port) return takeOnce();
  if (!to) throw new Advice('Indiquez --to DOSSIER (--to).');
  if (every && !(Number(every) > 0)) throw new Advice('--every : un nombre d’heures (a number of hours).');
  await stay(to);
});
