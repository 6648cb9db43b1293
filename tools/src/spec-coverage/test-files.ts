import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const NOT_OURS = ['node_modules', 'dist', 'build'];

/** Every test file under a folder, tracked or not, in a stable order; hidden folders hold builds and caches. */
export function listTestFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) return TEST_FILE.test(entry.name) ? [path] : [];

      const isSearched = entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name);
      return isSearched ? listTestFiles(root, path) : [];
    });
}
