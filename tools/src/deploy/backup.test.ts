import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveSettings } from '../backup/archive.rules.ts';
import { MEDIA_EVERY_MS } from '../backup/due.rules.ts';
import { REPOSITORY } from '../services/repository.ts';
import { COMPOSE, JOBS, ofKind, readDeploy, WORKLOADS } from './manifests.ts';
import { newSecrets, READERS } from './secrets/secrets.rules.ts';

const ARCHIVE = '/backups/wal';
const ROLE_SCRIPT = path.join(REPOSITORY, 'deploy/kubernetes/demonstration/backup-role.sh');
const pod = WORKLOADS.find(({ name }) => name === 'postgres')?.container;
const job = (name: string) => JOBS.find((one) => one.name === name);
const cron = (name: string) => ofKind('CronJob').find(({ metadata }) => metadata.name === name)?.spec;

/** How the server starts: the compose file writes `$$` for `$`. */
const SERVERS = [
  [
    'compose',
    (COMPOSE.services.postgres?.entrypoint ?? []).map((word) => word.replaceAll('$$', '$')),
    COMPOSE.services.postgres?.command ?? [],
  ],
  ['kubernetes', pod?.command ?? [], pod?.args ?? []],
] as const;

let place = '';
const fake = (name: string, text: string) =>
  writeFileSync(path.join(place, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'deploy-backup-'));
  mkdirSync(path.join(place, 'bin'));
  for (const name of ['chown', 'chgrp']) fake(name, 'echo "$0 $*" >&2');
  fake('docker-entrypoint.sh', String.raw`printf '%s\n' "$@"`);
  fake('psql', 'cat');
});
afterAll(() => rmSync(place, { recursive: true }));
const environment = () => ({ ...process.env, PATH: `${place}/bin:${process.env.PATH}` });

describe.each(SERVERS)('PostgreSQL in %s', (where, entrypoint, command) => {
  it('archives its journal as docs/backup.md says', () => {
    const told = command.filter((_word, rank) => command[rank - 1] === '-c');
    expect(told).toEqual(Object.entries(archiveSettings(ARCHIVE)).map(([name, value]) => `${name}=${value}`));
  });

  it('has the folder of its archive when it starts, again too, and is started as it is told', () => {
    const folder = path.join(place, where);
    mkdirSync(folder);
    const [program = '', ...words] = entrypoint.map((word) => word.replaceAll('/backups', folder));
    const start = () => spawnSync(program, [...words, ...command], { env: environment() });

    expect([start().status, String(start().stdout)]).toEqual([0, `${command.join('\n')}\n`]);
    expect((statSync(path.join(folder, 'wal')).mode & 0o777).toString(8)).toBe('770');
    expect(String(start().stderr)).toMatch(/(?:chown postgres:|chgrp )1000 \S+\/wal$/m);
  });
});

describe('the role that takes backups', () => {
  const start = (password: string) => {
    const file = path.join(place, 'backup_password');
    writeFileSync(file, password);
    const env = { ...environment(), PGDATA: place, POSTGRES_USER: 'meridia', POSTGRES_DB: 'meridia' };
    return spawnSync(ROLE_SCRIPT, { env: { ...env, BACKUP_PASSWORD_FILE: file } });
  };
  const access = () => readFileSync(path.join(place, 'pg_hba.conf'), 'utf8').trimEnd().split('\n');

  it('has no password that is empty', () => {
    expect(start('').status).not.toBe(0);
    expect(existsSync(path.join(place, 'pg_hba.conf'))).toBe(false);
  });

  it('is that of the address that jobs are given, and gets in once however often it is made', () => {
    writeFileSync(path.join(place, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
    const [first, second] = [start('a-word'), start('a-word')];
    const role = new URL(newSecrets('meridia', () => 'a-word').backup_database_url ?? '').username;

    expect([first.status, second.status]).toEqual([0, 0]);
    expect(access()).toEqual([
      'host all all all scram-sha-256',
      `host replication ${role} all scram-sha-256`,
    ]);
    expect(String(first.stdout)).toContain(`alter role ${role} with login replication`);
    expect(String(first.stdout)).toContain(`grant pg_monitor to ${role}`);
  });

  it('is made by the compose file and by the overlay from one script', () => {
    const mounts = COMPOSE.services.postgres?.volumes?.filter((volume) => volume.includes('initdb.d'));
    expect(mounts?.[0]?.split(':')[0]).toBe('./kubernetes/demonstration/backup-role.sh');
    expect(readDeploy('kubernetes/demonstration/kustomization.yaml')).toContain('files: [backup-role.sh]');
    // Not executable, it would be read into the program that starts the server.
    expect(statSync(ROLE_SCRIPT).mode & 0o111).toBe(0o111);
  });
});

describe('backups', () => {
  const whole = job('backup-whole')?.container;

  it.each([
    ['compose', COMPOSE.services.backup?.environment ?? {}],
    ['kubernetes', Object.fromEntries(whole?.env?.map(({ name, value }) => [name, value]) ?? [])],
  ])('are told the address of the database by a file in %s', (_where, settings) => {
    expect(Object.keys(settings).toSorted()).toEqual(['DATABASE_URL_FILE', 'MEDIA_DIR']);
    expect(READERS.backup).toEqual([path.basename(String(settings.DATABASE_URL_FILE))]);
  });

  it('read the media and cannot change them', () => {
    expect(COMPOSE.services.backup?.volumes).toContain('media:/media:ro');
    for (const { container } of JOBS)
      expect(container.volumeMounts).toContainEqual({ name: 'media', mountPath: '/media', readOnly: true });
  });

  it('are of what was uploaded as often in a cluster as on one machine, and of the whole each day', () => {
    expect(cron('backup-media')?.schedule).toBe(`*/${MEDIA_EVERY_MS / 60_000} * * * *`);
    expect(cron('backup-whole')?.schedule).toMatch(/^0 \d \* \* \*$/);
    expect(readDeploy('containers/Dockerfile')).toContain('"--every", "24"');
  });

  it('are not taken again because the journal is not archived', () => {
    const [, code] =
      /NOT_ARCHIVED_EXIT = (\d+)/.exec(
        readFileSync(path.join(REPOSITORY, 'tools/src/backup/run.ts'), 'utf8'),
      ) ?? [];
    expect(cron('backup-whole')?.jobTemplate).toMatchObject({
      spec: {
        podFailurePolicy: {
          rules: [{ action: 'FailJob', onExitCodes: { operator: 'In', values: [Number(code)] } }],
        },
      },
    });
  });
});
