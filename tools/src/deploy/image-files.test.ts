import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { readDeploy } from './manifests.ts';

const PROGRAM = 'tools/src/mirror/run.ts';

/** What a file needs when it runs: types are gone by then. */
const importsOf = (file: string) =>
  Array.from(
    readFileSync(path.join(REPOSITORY, file), 'utf8').matchAll(/^import (?!type )[^;]*?'([^']+)';/gm),
    ([, name]) => name ?? '',
  );

/** The files of this repository that a program is made of, from one to the next. */
function filesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const name of importsOf(file).filter((one) => one.startsWith('.')))
    filesOf(path.join(path.dirname(file), name), known);
  return known;
}

it('the image of the mirror holds every file of its program, and none needs a library', () => {
  const dockerfile = readDeploy('containers/Dockerfile');
  const copied = Array.from(dockerfile.matchAll(/^COPY (tools\/\S+)/gm), ([, from]) => from ?? '');
  const files = [...filesOf(PROGRAM)];
  const isCopied = (file: string) => copied.some((from) => file === from || file.startsWith(`${from}/`));

  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !isCopied(file))).toEqual([]);
  expect(files.flatMap(importsOf).filter((name) => !/^(?:\.|node:)/.test(name))).toEqual([]);
});

it('what no image may hold because a machine made it is no file of the repository', () => {
  const ignored = readFileSync(path.join(REPOSITORY, '.dockerignore'), 'utf8').split('\n');
  // Anywhere in the tree: `**/dist`. The other lines name one folder, and are a choice.
  const names = new Set(
    ignored.filter((line) => line.startsWith('**/')).map((line) => line.slice('**/'.length)),
  );
  const files = execFileSync('git', ['ls-files'], { cwd: REPOSITORY, encoding: 'utf8' }).trim().split('\n');

  expect(names.size).toBeGreaterThan(3);
  expect(files.filter((file) => file.split('/').some((part) => names.has(part)))).toEqual([]);
});
