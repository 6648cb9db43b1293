import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPOSE, ofKind } from '../manifests.ts';
import { newSecrets, READERS } from './secrets.rules.ts';
import { writeSecrets } from './write-secrets.ts';

let place = '';
const folder = () => path.join(place, 'secrets');
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  writeFileSync(path.join(place, 'redis-server'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const mask = process.umask(0o077);
  try {
    writeSecrets(
      folder(),
      newSecrets('meridia', () => 'a-word'),
    );
  } finally {
    process.umask(mask);
  }
});
afterAll(() => rmSync(place, { recursive: true }));

/** What a service of the compose file mounts as its secrets, by the name of the service; the seed is the content service, for once. */
const SERVICES = Object.entries(COMPOSE.services).filter(([name]) => name !== 'content-seed');
const MOUNTS = SERVICES.flatMap(([name, { volumes = [] }]) =>
  volumes
    .filter((volume) => volume.includes(':/run/secrets'))
    .map((volume) => [name, volume.split(':')[0] ?? ''] as const),
);

describe('the secrets of a deployment', () => {
  it('are closed to other users of the machine, whatever the mask of whoever writes them', () => {
    expect(modeOf(folder())).toBe('700');
  });

  it.each(MOUNTS)(
    '%s enters the folder that it mounts, whatever its user, and finds its own there',
    (name, from) => {
      const own = path.join(folder(), path.relative('./secrets', from));
      expect(path.basename(own)).toBe(name);
      expect(modeOf(own)).toBe('755');
      expect(readdirSync(own).toSorted()).toEqual(READERS[name]?.toSorted());
      for (const file of readdirSync(own))
        expect([file, modeOf(path.join(own, file))]).toEqual([file, '444']);
    },
  );

  it('each is somebody’s', () => {
    const held = new Set(Object.values(READERS).flat());
    expect([...held].toSorted()).toEqual(Object.keys(newSecrets('meridia', () => 'x')).toSorted());
    expect(MOUNTS.map(([name]) => name).toSorted()).toEqual(Object.keys(READERS).toSorted());
  });
});

const inPod = (text: string) => text.replaceAll('/run/secrets/meridia/', '/run/secrets/');
const redisOf = () => {
  const [, , compose = ''] = COMPOSE.services.redis?.command ?? [];
  const [manifest] = ofKind('Deployment').filter(({ metadata }) => metadata.name === 'redis');
  const { template } = manifest?.spec as { template: { spec: { containers: { command: string[] }[] } } };
  const [, , kubernetes = ''] = template.spec.containers[0]?.command ?? [];
  return { compose: compose.replaceAll('$$', '$'), kubernetes: inPod(kubernetes) };
};

describe.each(['compose', 'kubernetes'] as const)('Redis in %s', (where) => {
  const start = (secrets: string) => {
    const command = redisOf()[where].replaceAll('/run/secrets/', `${secrets}/`);
    // A program of its name prints what it is started with.
    const env = { ...process.env, PATH: `${place}:${process.env.PATH}` };
    return spawnSync('sh', ['-c', command], { env });
  };

  it('starts with the password that nodes are given', () => {
    const { status, stdout } = start(path.join(folder(), 'redis'));
    const password = readFileSync(path.join(folder(), 'web/redis_password'), 'utf8');
    expect([status, String(stdout)]).toEqual([0, expect.stringContaining(`--requirepass ${password}`)]);
  });

  it.each(['missing', 'empty'])('does not start when its password is %s', (how) => {
    const none = path.join(place, `${where}-${how}`);
    mkdirSync(none);
    if (how === 'empty') writeFileSync(path.join(none, 'redis_password'), '');
    expect(start(none).status).not.toBe(0);
  });
});

it('a user of a container reads its own secrets through the mount', () => {
  // Only root may become somebody else.
  if (process.getuid?.() !== 0) return;
  const read = (user: number, file: string) =>
    execFileSync('setpriv', [`--reuid=${user}`, '--clear-groups', 'cat', file], { cwd: '/', stdio: 'pipe' });
  const web = path.join(folder(), 'web/redis_password');
  expect(() => read(1000, web)).toThrow();
  // A mount leads past the outer folder: a copy of it stands for that, under a folder that anybody enters.
  const mounted = mkdtempSync(path.join(tmpdir(), 'mounted-'));
  execFileSync('cp', ['-a', path.join(folder(), 'web'), path.join(mounted, 'secrets')]);
  execFileSync('chmod', ['755', mounted]);
  expect(String(read(1000, path.join(mounted, 'secrets/redis_password')))).toBe('a-word');
  rmSync(mounted, { recursive: true });
});
