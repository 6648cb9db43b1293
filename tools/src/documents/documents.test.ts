import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../ci/steps.data.ts';
import { REPOSITORY } from '../services/repository.ts';
import { expandBraces, readNamedThings, toGlob } from './named-things.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** A decision that was replaced tells of what was there then; the schools' content is no document of ours. */
const isCurrent = (file: string) =>
  !file.includes('seed/content') && !/^.*(superseded|replaced) by/im.test(read(file).slice(0, 400));

const DOCUMENTS = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: REPOSITORY })
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(path.join(REPOSITORY, file)) && isCurrent(file));

/** A document speaks of a place from the root, from where it lies, or from the part it is about. */
const BASES = ['', 'docs', 'apps/web', 'apps/web/src', 'apps/cms', 'apps/cms/src'];

const isFile = (place: string) =>
  place.includes('*') ? globSync(place.replace('/*.', '/**/*.')).length > 0 : existsSync(place);

/** The ending of a file may be left out. */
const isThere = (file: string, place: string) =>
  [...BASES, path.dirname(file)]
    .map((base) => path.join(REPOSITORY, base, toGlob(place)))
    .some((found) => isFile(found) || isFile(`${found}.*`));

const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(read(path.join(folder, 'package.json'))).scripts ?? {};
const WORKSPACES: Record<string, string> = { '@meridia/web': 'apps/web', '@meridia/cms': 'apps/cms' };
const OF_PNPM = ['install', 'exec', '--filter'];

function isCommand(file: string, command: string): boolean {
  const [program, ...words] = command.split(/\s+/);
  if (program === 'node') return isThere(file, words[0] ?? '');
  if (program === 'bash') {
    const [script = '', ...steps] = words;
    return (
      existsSync(path.join(REPOSITORY, script)) &&
      steps.every((name) => STEPS.some((step) => step.name === name))
    );
  }
  if (words[0] === '--filter' && words.length > 1)
    return (words[2] ?? '') in scriptsOf(WORKSPACES[words[1] ?? ''] ?? '');
  return OF_PNPM.includes(words[0] ?? '') || (words[0] ?? '') in scriptsOf('');
}

describe('every document', () => {
  it('is among those that are read', () => {
    expect(DOCUMENTS).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']),
    );
  });

  it.each(DOCUMENTS)('%s names commands, files and folders that exist', (file) => {
    const { commands, paths, links } = readNamedThings(read(file));
    expect({
      commands: commands.filter((command) => !isCommand(file, command)),
      paths: paths.flatMap(expandBraces).filter((place) => !isThere(file, place)),
      links: links.filter(
        (link) => !existsSync(path.join(REPOSITORY, path.dirname(file), link.replace(/#.*/, ''))),
      ),
    }).toEqual({ commands: [], paths: [], links: [] });
  });
});
