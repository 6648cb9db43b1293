import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findArchiveFault, readState } from '@meridia/tools/backup/database-state';
import { dropOldBackups } from '@meridia/tools/backup/drop-old-backups';
import { readManifest } from '@meridia/tools/backup/manifest';
import { takeBackup } from '@meridia/tools/backup/take-backup';
import { archiveNow, archiveServer } from '@meridia/tools/restore/archived-server';
import { restoreBackup } from '@meridia/tools/restore/restore-backup';
import { untilRestored } from '@meridia/tools/restore/until-restored';
import { freePort } from '@meridia/tools/services/free-port';
import {
  createOwnPostgres,
  dataFolder,
  killOwnPostgres,
  ownDatabaseUrl,
  removeOwnPostgres,
  startOwnPostgres,
  type OwnPostgres,
} from '@meridia/tools/services/own-postgres';
import { runSql } from '@meridia/tools/services/run-sql';

/** The part of the drill (`pnpm test:restore`) that needs neither content nor a site: a server with a table, and files. */
const PATIENCE_MS = 20_000;

let place: string;
let lost: OwnPostgres;
let found: OwnPostgres;
let backup: string;
let epochBefore: string;
let middle: string;
let faultBeforeArchive: string | null;
let faultWithArchive: string | null;
let faultWithClosedArchive: string | null;
let faultWithOpenArchive: string | null;

const inPlace = (name: string) => path.join(place, name);
const urlOf = (server: OwnPostgres) => ownDatabaseUrl(server, 'postgres');
const write = (note: string) => runSql(urlOf(lost), `insert into notes values ('${note}')`);

async function ask<Row extends object>(server: OwnPostgres, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: urlOf(server) });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An empty machine: only the folder that PostgreSQL is given. */
async function emptyServer(name: string): Promise<OwnPostgres> {
  await mkdir(inPlace(name));
  await chmod(inPlace(name), 0o777);
  return { folder: inPlace(name), port: await freePort() };
}

const restoreTo = (server: OwnPostgres, until?: string) =>
  restoreBackup({
    from: backup,
    archive: inPlace('to/wal'),
    data: dataFolder(server),
    media: path.join(server.folder, 'media'),
    until,
  });

const notesOf = async (server: OwnPostgres) =>
  (await ask<{ note: string }>(server, 'select note from notes order by note')).map(({ note }) => note);

/** A folder that the server may not write to. */
async function withClosedArchive<Result>(act: () => Promise<Result>): Promise<Result> {
  await chmod(inPlace('to/wal'), 0o000);
  try {
    return await act();
  } finally {
    await chmod(inPlace('to/wal'), 0o755);
  }
}

async function untilArchiveFails(): Promise<string> {
  await runSql(urlOf(lost), 'select pg_switch_wal()');
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(100)) {
    const fault = await findArchiveFault(urlOf(lost));
    if (fault) return fault;
  }
  throw new Error('The archive is closed, and the server does not notice');
}

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'restore-'));
  await chmod(place, 0o755);
  await mkdir(inPlace('media'));
  await writeFile(inPlace('media/a.webp'), 'a');
  await writeFile(inPlace('media/.half'), 'half');
  lost = await createOwnPostgres();
  faultBeforeArchive = await findArchiveFault(urlOf(lost));
  await archiveServer(lost, inPlace('to/wal'));
  faultWithArchive = await findArchiveFault(urlOf(lost));
  await runSql(urlOf(lost), 'create table content_changes (seq bigint)', 'create table notes (note text)');
  faultWithClosedArchive = await withClosedArchive(untilArchiveFails);
  await archiveNow(lost, inPlace('to/wal'));
  faultWithOpenArchive = await findArchiveFault(urlOf(lost));
  await write('1 before the backup');
  const options = { to: inPlace('to'), databaseUrl: urlOf(lost), mediaFolder: inPlace('media') };
  backup = await takeBackup({ ...options, release: 'of the test' });
  await write('2 after the backup');
  const [now] = await ask<{ now: Date }>(lost, 'select clock_timestamp() as now');
  middle = now?.now.toISOString() ?? '';
  await write('3 a mistake');
  await archiveNow(lost, inPlace('to/wal'));
  epochBefore = (await readState(urlOf(lost))).epoch;
  await write('4 not archived yet');
  await killOwnPostgres(lost);
  await rm(lost.folder, { recursive: true });
  found = await emptyServer('found');
});
afterAll(async () => {
  await removeOwnPostgres(found);
  await rm(place, { recursive: true });
});

describe('a machine that was lost', () => {
  it('has left a backup that says what it is', async () => {
    const { release, epoch, files, media } = await readManifest(backup);
    expect({ release, epoch }).toEqual({ release: 'of the test', epoch: epochBefore });
    expect(files.map(({ name }) => name)).toEqual(['backup_manifest', 'base.tar.gz', 'pg_wal.tar.gz']);
    expect(media.map(({ name }) => name)).toEqual(['a.webp']);
  });

  it('was said to keep no journal until it archived, and while it could not', () => {
    expect([faultBeforeArchive, faultWithArchive, faultWithClosedArchive, faultWithOpenArchive]).toEqual([
      expect.stringContaining('archive_mode is off'),
      null,
      expect.stringContaining('fails to archive'),
      null,
    ]);
  });

  it('is restored up to the last of its journal that was archived, media included', async () => {
    await restoreTo(found);
    await startOwnPostgres(found);
    await untilRestored(urlOf(found));
    expect(await notesOf(found)).toEqual(['1 before the backup', '2 after the backup', '3 a mistake']);
    expect(await readdir(path.join(found.folder, 'media'))).toEqual(['a.webp']);
  });

  it('has another epoch of the feed then, so that no node keeps what is not there any more', async () => {
    expect((await readState(urlOf(found))).epoch).not.toBe(epochBefore);
  });

  it('is restored as it was before a mistake', async () => {
    const before = await emptyServer('before');
    await restoreTo(before, middle);
    await startOwnPostgres(before);
    try {
      await untilRestored(urlOf(before));
      expect(await notesOf(before)).toEqual(['1 before the backup', '2 after the backup']);
    } finally {
      await removeOwnPostgres(before);
    }
  });

  it('is never restored over something else', async () => {
    await expect(restoreTo(found)).rejects.toThrow('is not empty');
  });

  it.each([
    ['a file of it', () => path.join(backup, 'base.tar.gz'), 'base.tar.gz is damaged'],
    ['a medium', () => inPlace('to/media/a.webp'), 'a.webp is damaged'],
  ])('is not restored from a backup of which %s is damaged', async (_what, fileOf, message) => {
    await cp(fileOf(), inPlace('whole'));
    await writeFile(fileOf(), 'something else');
    await expect(restoreTo(await emptyServer(`from-${message.length}`))).rejects.toThrow(message);
    await cp(inPlace('whole'), fileOf());
  });

  it('PIC-05 keeps of its backups the last two, and of its archive and media what they need', async () => {
    await writeFile(inPlace('to/media/erased.webp'), 'named by no backup, and the service has it no longer');
    await writeFile(inPlace('to/media/new.webp'), 'kept since the last backup');
    await writeFile(inPlace('media/new.webp'), 'kept since the last backup');
    await rm(inPlace('media/a.webp'));
    const later = new Date(Date.now() + 40 * 86_400_000);
    for (const name of ['20990101', '20990102']) {
      await cp(backup, inPlace(`to/${name}`), { recursive: true });
      const manifest = {
        ...(await readManifest(backup)),
        takenAt: `${name.slice(0, 4)}-01-${name.slice(6)}T00:00:00Z`,
      };
      const wal = 'F'.repeat(24);
      await writeFile(inPlace(`to/${name}/manifest.json`), JSON.stringify({ ...manifest, wal }));
    }
    const places = { to: inPlace('to'), archive: inPlace('to/wal'), mediaFolder: inPlace('media') };
    expect(await dropOldBackups(places, later)).toEqual([backup]);
    expect((await readdir(inPlace('to/media'))).toSorted()).toEqual(['a.webp', 'new.webp']);
    const journal = (await readdir(inPlace('to/wal'))).filter((name) => /^[0-9A-F]{24}(?:\.gz)?$/.test(name));
    expect(journal).toEqual([]);
  });
});
