import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const INSTALLATIONS = '/usr/lib/postgresql';

/** A program of the newest PostgreSQL of this machine. */
export function findProgram(name: string): string {
  const versions = readdirSync(INSTALLATIONS).toSorted((a, b) => Number(b) - Number(a));
  const found = versions
    .map((version) => path.join(INSTALLATIONS, version, 'bin', name))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`No ${name} under ${INSTALLATIONS}`);
  return found;
}
