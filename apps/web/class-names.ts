import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Two letters and a digit of the hash of the file: the same in every build, whatever else is in it. */
function fileName(file: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha1').update(file).digest();
  return `${LETTERS[a % 26]}${LETTERS[b % 26]}${c % 100}`;
}

/** Short names for the classes of a build: they are a quarter of the HTML of a page. */
export function createClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, { file: string; names: string[] }>();
  return (name, source) => {
    const file = path.relative(root, source.split('?')[0] ?? '').replaceAll(path.sep, '/');
    const prefix = fileName(file);
    const known = files.get(prefix) ?? { file, names: [] };
    if (known.file !== file) throw new Error(`${file} and ${known.file} give their classes the same name`);
    files.set(prefix, known);
    if (!known.names.includes(name)) known.names.push(name);
    return `${prefix}${LETTERS[known.names.indexOf(name)] ?? `z${known.names.indexOf(name)}`}`;
  };
}
