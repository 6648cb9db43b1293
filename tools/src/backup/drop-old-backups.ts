import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { KEPT_BACKUPS, KEPT_DAYS } from '@meridia/domain/retention';
import { findProgram } from '../services/own-postgres.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { dropErasedMedia, mediaNames } from './media-store.ts';
import { oldBackups } from './old-backups.rules.ts';
import { mediaOf } from './take-backup.ts';

const run = promisify(execFile);

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
  if (oldest && existsSync(archive)) await run(findProgram('pg_archivecleanup'), [archive, oldest.wal]);
  const named = [...kept.flatMap(({ media }) => media), ...(await mediaNames(mediaFolder))];
  if (existsSync(mediaOf(to))) await dropErasedMedia(mediaOf(to), new Set(named));
  return dropped.map(({ folder }) => folder);
}
