import { dropCutShort, dropOldBackups } from './drop-old-backups.ts';
import type { BackupSettings } from './settings.ts';
import { takeBackup } from './take-backup.ts';

/** `dropped`: backups that are not kept any longer. */
type Taken = { folder: string; dropped: string[] };

/** The whole of what cannot be made again, then rid of what is not kept any longer. */
export async function backUpWhole(settings: BackupSettings): Promise<Taken> {
  await dropCutShort(settings.to);
  const folder = await takeBackup(settings);
  return { folder, dropped: await dropOldBackups(settings) };
}
