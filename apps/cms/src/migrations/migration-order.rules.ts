import type { Migration } from './migration';

type Listed = Pick<Migration, 'number' | 'release'> &
  ({ kind: 'expand' } | { kind: 'contract'; ends: number });

function problemOf(migration: Listed, at: number, all: readonly Listed[]): string | null {
  const { number, release } = migration;
  if (number !== at + 1) return `${number} stands where ${at + 1} is due`;
  if (release < (all[at - 1]?.release ?? ''))
    return `${number} is of an earlier release than the one before it`;
  if (migration.kind === 'expand') return null;
  const ended = all.find((other) => other.number === migration.ends);
  if (ended?.kind !== 'expand') return `${number} ends ${migration.ends}, which is no expansion`;
  if (ended.release >= release)
    return `${number} ends ${migration.ends} in the same release: the one before still reads what goes`;
  return null;
}

/** What is wrong with a list of migrations: numbered without a gap, and nothing taken away without a release between. */
export function problemsOf(migrations: readonly Listed[]): string[] {
  return migrations.flatMap((migration, at) => problemOf(migration, at, migrations) ?? []);
}
