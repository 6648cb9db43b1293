import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A server of one's own, to be stopped, frozen and read without disturbing anyone; plain data, so that a test worker can be given it. */
export type OwnPostgres = { folder: string; port: number };

const isRoot = () => process.getuid?.() === 0;
export const dataFolder = ({ folder }: OwnPostgres) => path.join(folder, 'data');

/** PostgreSQL refuses to run as root. */
async function runAsOwner(program: string, args: string[]): Promise<void> {
  const command = [findProgram(program), ...args];
  const [file = '', ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  await run(file, rest, { cwd: tmpdir() });
}

export function ownDatabaseUrl({ port }: OwnPostgres, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}

export function ownPostgresLog({ folder }: OwnPostgres): string {
  return readFileSync(path.join(folder, 'server.log'), 'utf8');
}

export async function startOwnPostgres(server: OwnPostgres): Promise<void> {
  const settings = {
    port: server.port,
    unix_socket_directories: server.folder,
    listen_addresses: '127.0.0.1',
    fsync: 'off',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = path.join(server.folder, 'server.log');
  await runAsOwner('pg_ctl', ['start', '-w', '-D', dataFolder(server), '-l', log, '-o', options.join(' ')]);
}

/** Clients are cut, as when a server is restarted. */
export async function stopOwnPostgres(server: OwnPostgres): Promise<void> {
  await runAsOwner('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', dataFolder(server)]);
}

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const server = { folder: await mkdtemp(path.join(tmpdir(), 'own-postgres-')), port: await freePort() };
  await chmod(server.folder, 0o755);
  if (isRoot()) await run('chown', ['postgres', server.folder]);
  await runAsOwner('initdb', [
    ...['-D', dataFolder(server), '-U', 'postgres', '-A', 'trust'],
    ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);
  await startOwnPostgres(server);
  return server;
}

/** As when the machine loses its power: nothing is written any more, not even that it ends. */
export async function killOwnPostgres(server: OwnPostgres): Promise<void> {
  for (const pid of await listProcesses(server)) signal(pid, 'SIGKILL');
}

/** The postmaster first: once it is stopped it starts no more of the others. */
async function listProcesses(server: OwnPostgres): Promise<number[]> {
  const file = readFileSync(path.join(dataFolder(server), 'postmaster.pid'), 'utf8');
  const postmaster = Number(file.split('\n')[0]);
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  return [
    postmaster,
    ...stdout
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(Number),
  ];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended between the list and the signal.
  }
}

/** Accepts connections and bytes, answers nothing: what a hung disk or a paused virtual machine looks like. */
export async function freezeOwnPostgres(server: OwnPostgres): Promise<void> {
  const [postmaster = 0] = await listProcesses(server);
  signal(postmaster, 'SIGSTOP');
  for (const pid of (await listProcesses(server)).slice(1)) signal(pid, 'SIGSTOP');
}

export async function thawOwnPostgres(server: OwnPostgres): Promise<void> {
  for (const pid of await listProcesses(server)) signal(pid, 'SIGCONT');
}

export async function removeOwnPostgres(server: OwnPostgres): Promise<void> {
  const isRunning = existsSync(path.join(dataFolder(server), 'postmaster.pid'));
  if (isRunning) {
    await thawOwnPostgres(server);
    await runAsOwner('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', dataFolder(server)]);
  }
  await rm(server.folder, { recursive: true, force: true });
}

/** A copy of a database of another server, by dump and restore. */
export async function copyDatabaseInto(server: OwnPostgres, sourceUrl: string, name: string): Promise<void> {
  const dump = path.join(server.folder, `${name}.dump`);
  await run(findProgram('pg_dump'), ['-Fc', '-f', dump, sourceUrl]);
  await run(findProgram('createdb'), ['--maintenance-db', ownDatabaseUrl(server, 'postgres'), name]);
  await run(findProgram('pg_restore'), [
    '--no-owner',
    '--exit-on-error',
    '-d',
    ownDatabaseUrl(server, name),
    dump,
  ]);
  await rm(dump);
}

export async function cloneOwnDatabase(server: OwnPostgres, source: string, name: string): Promise<string> {
  await run(findProgram('createdb'), [
    '--maintenance-db',
    ownDatabaseUrl(server, 'postgres'),
    '-T',
    source,
    name,
  ]);
  return ownDatabaseUrl(server, name);
}
