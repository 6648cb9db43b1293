import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { NEXT } from '../preparation/programs.ts';
import { REPOSITORY, WEB_FOLDER } from './repository.ts';

const run = promisify(execFile);
const BUILD_ID = path.join(WEB_FOLDER, '.next/BUILD_ID');
/** What is compiled into the build; the server and the cache handlers run as they are. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  ...['contract', 'content-client', 'domain', 'labels'].map((name) => `packages/${name}/dist`),
];

function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(0, ...files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).mtimeMs));
}

function isBuilt(): boolean {
  if (!existsSync(BUILD_ID)) return false;
  const builtAt = statSync(BUILD_ID).mtimeMs;
  const config = statSync(path.join(WEB_FOLDER, 'next.config.ts')).mtimeMs;
  const changed = SOURCES.map((folder) => newestIn(path.join(REPOSITORY, folder)));
  return Math.max(config, ...changed) < builtAt;
}

/** A production build of a folder, with nothing of this machine's settings in it. */
export async function buildWithNext(folder: string): Promise<void> {
  const env = {
    PATH: path.dirname(process.execPath),
    HOME: '/tmp',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  } as const;
  await run(process.execPath, [NEXT, 'build'], { cwd: folder, env, maxBuffer: 16 * 1024 * 1024 });
}

/** Nothing of a school is given: one build serves them all. */
export async function buildSiteIfOlder(): Promise<void> {
  if (!isBuilt()) await buildWithNext(WEB_FOLDER);
}
