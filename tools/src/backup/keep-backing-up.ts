import { setTimeout as sleep } from 'node:timers/promises';
import { backUpWhole } from './backup-whole.ts';
import { findArchiveFault } from './database-state.ts';
import { MEDIA_EVERY_MS, nextTask } from './due.rules.ts';
import { copyMedia } from './media-store.ts';
import { findNewestBackup } from './newest-backup.ts';
import type { BackupSettings } from './settings.ts';
import { mediaOf } from './take-backup.ts';

type Options = { to: string; everyMs: number; settings: () => BackupSettings };

const say = (message: string, details: object) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), message, ...details })}\n`);

async function takeWhole(settings: BackupSettings): Promise<void> {
  say('backup taken', await backUpWhole(settings));
  const fault = await findArchiveFault(settings.databaseUrl);
  if (fault) say('journal not archived', { level: 'error', error: fault });
}

async function takeMedia({ to, mediaFolder }: BackupSettings): Promise<void> {
  const copied = await copyMedia(mediaFolder, mediaOf(to));
  if (copied > 0) say('media copied', { copied });
}

/** The whole every so often, and between what was uploaded, one after the other. What fails is logged, and due again. */
export async function keepBackingUp({ to, everyMs, settings }: Options): Promise<never> {
  for (let triedAt: Date | null = null; ; await sleep(MEDIA_EVERY_MS)) {
    try {
      const now = new Date();
      const newest = (await findNewestBackup(to))?.takenAt ?? null;
      const task = nextTask({ newest, triedAt }, everyMs, now);
      if (task === 'whole') triedAt = now;
      await (task === 'whole' ? takeWhole(settings()) : takeMedia(settings()));
    } catch (error) {
      say('backup not taken', { level: 'error', error: String(error) });
    }
  }
}
