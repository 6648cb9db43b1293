import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpWhole } from '@meridia/tools/backup/backup-whole';
import { findArchiveFault, readState } from '@meridia/tools/backup/database-state';
import { readManifest } from '@meridia/tools/backup/manifest';
import { findNewestBackup } from '@meridia/tools/backup/newest-backup';
import { archiveServer } from '@meridia/tools/restore/archived-server';
import { findProgram } from '@meridia/tools/services/find-program';
import {
  createOwnPostgres,
  dataFolder,
  ownDatabaseUrl,
  removeOwnPostgres,
  type OwnPostgres,
} from '@meridia/tools/services/own-postgres';
import { REPOSITORY } from '@meridia/tools/services/repository';
import { runSql } from '@meridia/tools/services/run-sql';

/** A server that lets in as the image of PostgreSQL does, and the role that the manifests make in it (backup-role.sh). */
const SCRIPT = path.join(REPOSITORY, 'deploy/kubernetes/demonstration/backup-role.sh');
const ACCESS = [
  'local all all trust',
  'host all postgres 127.0.0.1/32 trust',
  'host all all all scram-sha-256',
  '',
];
const run = promisify(execFile);

let place: string;
let server: OwnPostgres;
const inPlace = (name: string) => path.join(place, name);
const urlWith = (password: string) =>
  `postgres://meridia_backup:${password}@127.0.0.1:${server.port}/postgres`;
const settings = (password: string) => ({
  to: inPlace('to'),
  archive: inPlace('to/wal'),
  mediaFolder: inPlace('media'),
  databaseUrl: urlWith(password),
  release: 'of the test',
});

async function makeRole(password: string): Promise<void> {
  await writeFile(inPlace('backup_password'), `${password}\n`);
  await run(SCRIPT, {
    env: {
      PATH: `${path.dirname(findProgram('psql'))}:${process.env.PATH}`,
      PGHOST: server.folder,
      PGPORT: String(server.port),
      PGDATA: dataFolder(server),
      POSTGRES_USER: 'postgres',
      POSTGRES_DB: 'postgres',
      BACKUP_PASSWORD_FILE: inPlace('backup_password'),
    },
  });
}

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'backup-role-'));
  await run('chmod', ['755', place]);
  await mkdir(inPlace('media'));
  await writeFile(inPlace('media/a.webp'), 'a');
  server = await createOwnPostgres();
  const access = path.join(dataFolder(server), 'pg_hba.conf');
  await writeFile(access, ACCESS.join('\n'));
  await archiveServer(server, inPlace('to/wal'));
  await runSql(ownDatabaseUrl(server, 'postgres'), 'create table content_changes (seq bigint)');
  await makeRole('the-former-word');
  await makeRole('a-word');
});
afterAll(async () => {
  await removeOwnPostgres(server);
  await rm(place, { recursive: true });
});

describe('the role that the deployment makes for backups', () => {
  it('may copy the server, and read which state it copies', async () => {
    const { folder } = await backUpWhole(settings('a-word'));
    const { epoch, files, media } = await readManifest(folder);

    expect(epoch).toBe((await readState(ownDatabaseUrl(server, 'postgres'))).epoch);
    expect(files.map(({ name }) => name)).toEqual(['backup_manifest', 'base.tar.gz', 'pg_wal.tar.gz']);
    expect(media.map(({ name }) => name)).toEqual(['a.webp']);
    const newest = await findNewestBackup(inPlace('to'));
    expect(newest?.finishedAt.getTime()).toBeGreaterThan(newest?.takenAt.getTime() ?? Infinity);
  });

  it('may ask whether the journal is archived', async () => {
    expect(await findArchiveFault(urlWith('a-word'))).toBeNull();
  });

  it('may not read what the database holds', async () => {
    await expect(runSql(urlWith('a-word'), 'select * from content_changes')).rejects.toThrow(
      'permission denied',
    );
  });

  it('has the last password that it was given, and no former one', async () => {
    await expect(backUpWhole(settings('the-former-word'))).rejects.toThrow('authentication failed');
  });
});
