import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../services/repository.ts';
import { placeFiles, type Place } from './place.rules.ts';

const run = promisify(execFile);
const NGINX = '/usr/sbin/nginx';
const CONFIGURATION = path.join(REPOSITORY, 'deploy/edge');

/** The command of an edge, in the foreground; its folder holds everything that it reads and writes. */
export const edgeCommand = (folder: string) => ({
  command: NGINX,
  args: ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'logs/error.log')],
});

/** The very configuration of `deploy/edge`, and where things are here. */
export function writeEdge(folder: string, place: Place): void {
  cpSync(CONFIGURATION, folder, { recursive: true });
  for (const name of ['place', 'run', 'logs', 'cache', 'memory'])
    mkdirSync(path.join(folder, name), { recursive: true });
  // Its workers are another user's when it is started by root.
  for (const name of ['run', 'cache', 'memory']) chmodSync(path.join(folder, name), 0o777);
  for (const [name, text] of Object.entries(placeFiles(place)))
    writeFileSync(path.join(folder, 'place', name), text);
}

/** Refuses, with nginx's own words, what it would not start with. */
export async function checkEdge(folder: string): Promise<void> {
  const { command, args } = edgeCommand(folder);
  await run(command, [...args, '-t']);
}

export async function reloadEdge(folder: string): Promise<void> {
  await checkEdge(folder);
  const { command, args } = edgeCommand(folder);
  await run(command, [...args, '-s', 'reload']);
}

/** A certificate that nobody trusts, for a machine that nobody visits. */
export async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [path.join(folder, 'edge.crt'), path.join(folder, 'edge.key')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', key, '-out', certificate],
  ]);
  return { certificate, key };
}
