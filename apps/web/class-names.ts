import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SHEETS = 'src/**/*.module.css';

/** Two letters and a number of the hash of the file, of 67,600. */
function prefixOf(file: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha1').update(file).digest();
  return `${LETTERS[a % 26]}${LETTERS[b % 26]}${c % 100}`;
}

/**
 * A prefix for each sheet. They take theirs in the order of their paths, and the next one where it is taken: the same in every build
 * of the same sources, and hardly ever another one because a sheet was added.
 */
export function prefixesOf(files: readonly string[]): Map<string, string> {
  const taken = new Map<string, string>();
  for (const file of files.toSorted()) {
    let prefix = prefixOf(file);
    for (let again = 1; taken.has(prefix); again += 1) prefix = prefixOf(`${file} ${again}`);
    taken.set(prefix, file);
  }
  return new Map(Array.from(taken, ([prefix, file]) => [file, prefix]));
}

/** Short names for the classes of a build: they are a quarter of the HTML of a page. */
export function createClassNames(root: string): (name: string, file: string) => string {
  const inSlashes = (file: string) => file.replaceAll(path.sep, '/');
  const prefixes = prefixesOf(globSync(SHEETS, { cwd: root }).map(inSlashes));
  const names = new Map<string, string[]>();
  return (name, source) => {
    const file = inSlashes(path.relative(root, source.split('?')[0] ?? ''));
    const prefix = prefixes.get(file);
    if (!prefix) throw new Error(`${file} is not among the sheets, ${SHEETS}`);
    const known = names.get(file) ?? [];
    names.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `${prefix}${LETTERS[known.indexOf(name)] ?? `z${known.indexOf(name)}`}`;
  };
}
