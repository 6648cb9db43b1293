import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { recoverySettings, toLines } from '../backup/archive.rules.ts';
import { findDamage, readManifest, type Manifest } from '../backup/manifest.ts';
import { copyMedia } from '../backup/media-store.ts';
import { mediaOf } from '../backup/take-backup.ts';
import { Advice } from '../preparation/print.ts';
import { findProgram } from '../services/find-program.ts';

const run = promisify(execFile);

export type RestoreOptions = {
  /** One backup: a folder with a manifest. */
  from: string;
  archive: string;
  /** Of the server, and of the media: both empty, so that nothing is ever written over. */
  data: string;
  media: string;
  /** Not further than this moment: the one before somebody's mistake. */
  until?: string | undefined;
};

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Advice(`« ${folder} » n’est pas vide (is not empty).`);
}

async function requireWhole(from: string, manifest: Manifest): Promise<void> {
  const damage = [
    ...(await findDamage(from, manifest.files)),
    ...(await findDamage(mediaOf(path.dirname(from)), manifest.media)),
  ];
  if (damage.length > 0) throw new Advice(`Sauvegarde abîmée (damaged): ${damage.join(', ')}`);
}

/** A server that finds this recovers from the archive before it answers, and begins another timeline: the feed has another epoch. */
async function askForRecovery({ data, archive, until }: RestoreOptions): Promise<void> {
  await appendFile(path.join(data, 'postgresql.auto.conf'), toLines(recoverySettings(archive, until)));
  await writeFile(path.join(data, 'recovery.signal'), '');
}

/** PostgreSQL neither runs as root nor in a folder that others can read. */
async function giveToServer(data: string): Promise<void> {
  await chmod(data, 0o700);
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:postgres', data]);
}

/** Puts a backup into empty folders. What starts the server there, and then the services, starts them as ever. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { from, data, media } = options;
  const manifest = await readManifest(from);
  await requireWhole(from, manifest);
  await requireEmpty(data);
  await requireEmpty(media);
  await run('tar', ['-xzf', path.join(from, 'base.tar.gz'), '-C', data]);
  const journal = path.join(from, 'pg_wal.tar.gz');
  if (existsSync(journal)) await run('tar', ['-xzf', journal, '-C', path.join(data, 'pg_wal')]);
  await copyFile(path.join(from, 'backup_manifest'), path.join(data, 'backup_manifest'));
  await run(findProgram('pg_verifybackup'), ['--quiet', data]);
  await askForRecovery(options);
  await giveToServer(data);
  await copyMedia(mediaOf(path.dirname(from)), media);
  return manifest;
}
