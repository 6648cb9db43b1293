import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { SITE_BUILD } from '../preparation/programs.ts';
import { REPOSITORY, WEB_FOLDER } from './repository.ts';

const run = promisify(execFile);
/** The last file that a build writes. */
const RESULT = path.join(WEB_FOLDER, 'dist/assets.json');
/** What is compiled into the build: the site, its server, and the packages that they read. */
const SOURCES = [
  ...['src', 'server', 'engine', 'public', 'vite.config.ts', 'worker.config.ts'].map(
    (name) => `apps/web/${name}`,
  ),
  ...['contract', 'content-client', 'domain', 'labels'].map((name) => `packages/${name}/dist`),
];

function newestIn(source: string): number {
  if (statSync(source).isFile()) return statSync(source).mtimeMs;
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(0, ...files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).mtimeMs));
}

function isBuilt(): boolean {
  if (!existsSync(RESULT)) return false;
  const changed = SOURCES.map((source) => newestIn(path.join(REPOSITORY, source)));
  return Math.max(...changed) < statSync(RESULT).mtimeMs;
}

/** A production build with nothing of this machine's settings in it, and nothing of a school: one build serves them all. */
export async function buildSite(): Promise<void> {
  const env = { PATH: path.dirname(process.execPath), HOME: '/tmp', NODE_ENV: 'production' } as const;
  await run(process.execPath, [SITE_BUILD], { cwd: WEB_FOLDER, env, maxBuffer: 16 * 1024 * 1024 });
}

export async function buildSiteIfOlder(): Promise<void> {
  if (!isBuilt()) await buildSite();
}
