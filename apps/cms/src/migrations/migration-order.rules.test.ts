import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './migration-order.rules';
import { MIGRATIONS } from './migrations.data';

const expand = (number: number, release: string) => ({ number, release, kind: 'expand' as const });
const contract = (number: number, release: string, ends: number) => ({
  number,
  release,
  kind: 'contract' as const,
  ends,
});

describe('C-21 the list of migrations', () => {
  it('is as it has to be', () => {
    expect(problemsOf(MIGRATIONS)).toEqual([]);
  });

  it.each(MIGRATIONS)('$number, $name ($kind), lies in the file of its number', ({ number }) => {
    const files = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-/.test(file));
    expect(files.filter((file) => Number(file.slice(0, 4)) === number)).toHaveLength(1);
    expect(files).toHaveLength(MIGRATIONS.length);
  });

  it('is the only one: the folder of Strapi, which runs before the tables exist, is empty', () => {
    const folder = path.resolve(import.meta.dirname, '../../database/migrations');
    expect(readdirSync(folder)).toEqual(['.gitkeep']);
  });

  it.each([
    ['expansions of one release', [expand(1, '2026-01-01'), expand(2, '2026-01-01')], []],
    ['a column that goes a release later', [expand(1, '2026-01-01'), contract(2, '2026-02-01', 1)], []],
    ['a gap', [expand(1, '2026-01-01'), expand(3, '2026-01-01')], ['3 stands where 2 is due']],
    [
      'an order that is not that of the releases',
      [expand(1, '2026-02-01'), expand(2, '2026-01-01')],
      ['2 is of an earlier release than the one before it'],
    ],
    [
      'a column that goes at once',
      [expand(1, '2026-01-01'), contract(2, '2026-01-01', 1)],
      ['2 ends 1 in the same release: the one before still reads what goes'],
    ],
    ['a column of nobody', [contract(1, '2026-01-01', 7)], ['1 ends 7, which is no expansion']],
  ])('%s', (_case, migrations, problems) => {
    expect(problemsOf(migrations)).toEqual(problems);
  });
});
