import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WEB_FOLDER } from '../services/repository.ts';

/** Beside the app, so that a build finds the libraries that it names. */
const BUILDS = '.builds';

/**
 * A build of its own for the nodes that run it: the next one takes its place in `dist` while they still read theirs. Named by what it is
 * made of.
 */
export function keepBuild(): string {
  const { buildId } = JSON.parse(readFileSync(path.join(WEB_FOLDER, 'dist/assets.json'), 'utf8')) as {
    buildId: string;
  };
  const folder = path.join(WEB_FOLDER, BUILDS, buildId);
  if (!existsSync(folder)) cpSync(path.join(WEB_FOLDER, 'dist'), folder, { recursive: true });
  return buildId;
}

/** The same program under another name: every page is another one to it, as with a new release. */
export function keepBuildAs(build: string, name: string): string {
  const folder = path.join(WEB_FOLDER, BUILDS, name);
  cpSync(path.join(WEB_FOLDER, BUILDS, build), folder, { recursive: true });
  const file = path.join(folder, 'assets.json');
  const assets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...assets, buildId: name }));
  return name;
}

export const serverOf = (build: string) => ['--enable-source-maps', `${BUILDS}/${build}/server/server.js`];
export const filesOf = (build: string) => path.join(WEB_FOLDER, BUILDS, build, 'client');

export function forgetBuildsBut(build: string): void {
  const folder = path.join(WEB_FOLDER, BUILDS);
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== build) : [];
  for (const name of others) rmSync(path.join(folder, name), { recursive: true });
}
