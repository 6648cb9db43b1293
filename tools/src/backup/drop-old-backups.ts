import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_BACKUPS, KEPT_DAYS } from '@meridia/domain/retention';
import { cutShort } from './backup-names.rules.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { dropErasedMedia, mediaNames } from './media-store.ts';
import { oldBackups, oldSegments } from './old-backups.rules.ts';
import { mediaOf } from './take-backup.ts';

type Backup = { folder: string; takenAt: string; wal: string; media: string[] };
type Places = { to: string; archive: string; mediaFolder: string };

async function listBackups(to: string): Promise<Backup[]> {
  const folders = (await readdir(to))
    .map((name) => path.join(to, name))
    .filter((folder) => !folder.endsWith('.part') && existsSync(path.join(folder, MANIFEST)));
  return Promise.all(
    folders.map(async (folder) => {
      const { takenAt, wal, media } = await readManifest(folder);
      return { folder, takenAt, wal, media: media.map(({ name }) => name) };
    }),
  );
}

/** What a process that was killed has left would fill the disk one day. */
export async function dropCutShort(to: string, now = new Date()): Promise<void> {
  if (!existsSync(to)) return;
  for (const name of cutShort(await readdir(to), now)) await rm(path.join(to, name), { recursive: true });
}

async function dropOldSegments(archive: string, oldestNeeded: string): Promise<void> {
  if (!existsSync(archive)) return;
  for (const name of oldSegments(await readdir(archive), oldestNeeded)) await rm(path.join(archive, name));
}

/** Those that are old enough, and of the archive and the media what none that stays needs. Answers which went. */
export async function dropOldBackups(
  { to, archive, mediaFolder }: Places,
  now = new Date(),
): Promise<string[]> {
  const backups = await listBackups(to);
  const old = new Set(
    oldBackups(
      backups.map(({ takenAt }) => takenAt),
      now,
      { days: KEPT_DAYS.backups, atLeast: KEPT_BACKUPS },
    ),
  );
  const dropped = backups.filter(({ takenAt }) => old.has(takenAt));
  for (const { folder } of dropped) await rm(folder, { recursive: true });
  const kept = backups.filter(({ takenAt }) => !old.has(takenAt));
  const [oldest] = kept.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt));
  if (oldest) await dropOldSegments(archive, oldest.wal);
  const named = [...kept.flatMap(({ media }) => media), ...(await mediaNames(mediaFolder))];
  if (existsSync(mediaOf(to))) await dropErasedMedia(mediaOf(to), new Set(named));
  return dropped.map(({ folder }) => folder);
}
