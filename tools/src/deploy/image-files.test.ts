import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { readDeploy } from './manifests.ts';

type Tools = { dependencies: Record<string, string> };

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

const STAGES = readDeploy('containers/Dockerfile').split(/^(?=FROM )/m);
const stageOf = (name: string) => STAGES.find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
const DEPENDENCIES = Object.keys(
  (JSON.parse(readFileSync(path.join(REPOSITORY, 'tools/package.json'), 'utf8')) as Tools).dependencies,
);

describe.each([
  ['mirror', 'tools/src/mirror/run.ts', []],
  ['backup', 'tools/src/backup/run.ts', ['@meridia/contract', '@meridia/domain', 'pg', 'zod']],
])('the image of the %s', (image, program, libraries) => {
  const stage = stageOf(image);
  const files = [...filesOf(program)];

  it('holds every file of its program, and starts it', () => {
    const copied = Array.from(stage.matchAll(/^COPY (tools\/\S+)/gm), ([, from]) => from ?? '');
    const isCopied = (file: string) => copied.some((from) => file === from || file.startsWith(`${from}/`));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !isCopied(file))).toEqual([]);
    expect(copied.filter((from) => from.endsWith('.ts') && !files.includes(from))).toEqual([]);
    expect(stage).toContain(`CMD ["node", "${program}"`);
  });

  it('holds the libraries that it needs, which are none of a test', () => {
    const needed = new Set(
      files
        .flatMap(importsOf)
        .filter((name) => !/^(?:\.|node:)/.test(name))
        .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]),
    );
    expect([...needed].toSorted()).toEqual(libraries);
    expect(DEPENDENCIES).toEqual(expect.arrayContaining(libraries));
    if (libraries.length === 0) return;
    expect(stage).toContain('COPY --from=libraries-tools /meridia/tools/node_modules tools/node_modules');
    expect(stage).toContain('COPY --from=built /meridia/packages packages');
  });
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
