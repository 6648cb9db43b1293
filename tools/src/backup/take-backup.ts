import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../services/find-program.ts';
import { backupName } from './backup-names.rules.ts';
import { readState } from './database-state.ts';
import { listFacts, MANIFEST, type Manifest } from './manifest.ts';
import { copyMedia, mediaNames } from './media-store.ts';

const run = promisify(execFile);
/** A server that hangs must not hold up the backups for ever. */
const MAX_COPY_MS = 6 * 60 * 60 * 1000;

export type BackupOptions = { to: string; databaseUrl: string; mediaFolder: string; release: string };

export const mediaOf = (to: string) => path.join(to, 'media');

/** All databases of the server. The password goes by the environment: anybody can read the words of a command. */
async function copyServer(databaseUrl: string, folder: string): Promise<void> {
  const url = new URL(databaseUrl);
  const env = { ...process.env, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  const how = ['-Ft', '-z', '-X', 'stream', '-c', 'fast', '--manifest-checksums=SHA256', '--no-password'];
  await run(findProgram('pg_basebackup'), ['-d', url.href, '-D', folder, ...how], {
    env,
    timeout: MAX_COPY_MS,
  });
}

/** A disk that is not mounted is an empty folder: a backup of it would let all media go one day. */
async function requireMedia(folder: string, kept: string): Promise<void> {
  if (!existsSync(kept) || (await mediaNames(kept)).length === 0) return;
  if ((await mediaNames(folder)).length === 0) throw new Error(`${folder} is empty, and ${kept} is not`);
}

/** Media come last: whatever the database names by then is there. Under its own name it is whole; answers where. */
export async function takeBackup(options: BackupOptions): Promise<string> {
  const { to, databaseUrl, mediaFolder, release } = options;
  const takenAt = new Date().toISOString();
  const folder = path.join(to, backupName(takenAt));
  const part = `${folder}.part`;
  await mkdir(to, { recursive: true });
  try {
    const state = await readState(databaseUrl);
    await copyServer(databaseUrl, part);
    await requireMedia(mediaFolder, mediaOf(to));
    await copyMedia(mediaFolder, mediaOf(to));
    const files = await listFacts(part);
    // Not what the service has erased since: it stays for the backups that name it.
    const stored = new Set(await mediaNames(mediaFolder));
    const media = (await listFacts(mediaOf(to))).filter(({ name }) => stored.has(name));
    const finishedAt = new Date().toISOString();
    const manifest: Manifest = { takenAt, finishedAt, release, ...state, files, media };
    await writeFile(path.join(part, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    await rename(part, folder);
    return folder;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
