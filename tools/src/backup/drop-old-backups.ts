import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { KEPT_BACKUPS, KEPT_DAYS } from '@meridia/domain/retention';
import { findProgram } from '../services/own-postgres.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { oldBackups } from './old-backups.rules.ts';

const run = promisify(execFile);

type Backup = { folder: string; takenAt: string; wal: string };

async function listBackups(to: string): Promise<Backup[]> {
  const folders = (await readdir(to))
    .map((name) => path.join(to, name))
    .filter((folder) => !folder.endsWith('.part') && existsSync(path.join(folder, MANIFEST)));
  return Promise.all(
    folders.map(async (folder) => {
      const { takenAt, wal } = await readManifest(folder);
      return { folder, takenAt, wal };
    }),
  );
}

/** Those that are old enough, and of the archive what none that stays needs; media stay, as they do on the site. Answers what went. */
export async function dropOldBackups(to: string, archive: string, now = new Date()): Promise<string[]> {
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
  const [oldest] = backups
    .filter(({ takenAt }) => !old.has(takenAt))
    .toSorted((a, b) => a.takenAt.localeCompare(b.takenAt));
  if (oldest && existsSync(archive)) await run(findProgram('pg_archivecleanup'), [archive, oldest.wal]);
  return dropped.map(({ folder }) => folder);
}
