import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { newestName } from './backup-names.rules.ts';
import { readManifest } from './manifest.ts';

type NewestBackup = { takenAt: Date; finishedAt: Date };

/** As its manifest says, so that a restart and another process know it too; null: there is none. */
export async function findNewestBackup(to: string): Promise<NewestBackup | null> {
  const name = existsSync(to) ? newestName(await readdir(to)) : null;
  if (!name) return null;
  const { takenAt, finishedAt = takenAt } = await readManifest(path.join(to, name));
  return { takenAt: new Date(takenAt), finishedAt: new Date(finishedAt) };
}
