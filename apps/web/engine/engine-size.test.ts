import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MOST_LINES = 260;

const sources = readdirSync(import.meta.dirname).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);

/** As `wc -l` counts them. */
const linesOf = (name: string) =>
  readFileSync(`${import.meta.dirname}/${name}`, 'utf8').split('\n').length - 1;

it('the engine stays small enough to be read at once: at most 260 lines in all', () => {
  expect(sources).toContain('build.ts');
  expect(sources.reduce((total, name) => total + linesOf(name), 0)).toBeLessThanOrEqual(MOST_LINES);
});
