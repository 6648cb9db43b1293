import { rename, writeFile } from 'node:fs/promises';

export const BACKUP_METRIC = 'meridia_backup_finished_timestamp_seconds';

export const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** For the textfile collector of the machine's exporter: written whole or not at all, as it may be read at any moment. */
export async function writeBackupMetric(file: string, finishedAt: Date): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, `# TYPE ${BACKUP_METRIC} gauge\n${BACKUP_METRIC} ${toSeconds(finishedAt)}\n`);
  await rename(part, file);
}
