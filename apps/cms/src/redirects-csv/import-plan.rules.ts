import { toSourceForm } from '@meridia/domain/redirects';
import { findRedirectProblem } from '../validation/redirect.rules';
import { createNeighbours } from './neighbours.rules';
import type { CsvProblem, CsvRedirect, CsvRow } from './redirect-csv';

export type StoredRedirect = CsvRedirect & { documentId: string; position: number | null };
export type ImportPlan = {
  create: (CsvRedirect & { position: number })[];
  update: (CsvRedirect & { documentId: string })[];
  unchanged: number;
};

function findRepeatedSources(rows: readonly CsvRow[]): CsvProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ source, line }) => {
    const first = lines.get(source);
    lines.set(source, first ?? line);
    return first ? [{ line, message: `La source « ${source} » est déjà à la ligne ${first}.` }] : [];
  });
}

/** REDIR-11, on what the school will have once the file is written: its lines, and the redirects it does not name. */
function findClashes(
  rows: readonly CsvRow[],
  stored: readonly StoredRedirect[],
  allowedHosts: readonly string[],
): CsvProblem[] {
  const named = new Set(rows.map(({ source }) => source));
  const neighboursOf = createNeighbours([...rows, ...stored.filter(({ source }) => !named.has(source))]);
  return rows.flatMap((row) => {
    const message = findRedirectProblem(row, neighboursOf(row), allowedHosts);
    return message ? [{ line: row.line, message }] : [];
  });
}

function isSame(row: CsvRedirect, stored: CsvRedirect): boolean {
  return (
    row.destination === stored.destination &&
    row.kind === stored.kind &&
    (row.group ?? '') === (stored.group ?? '') &&
    row.active === stored.active
  );
}

/** What the lines of a file change, by source. New redirects come after the others, in the order of the file. */
export function planImport(
  lines: readonly CsvRow[],
  stored: readonly StoredRedirect[],
  allowedHosts: readonly string[],
): ImportPlan | { problems: CsvProblem[] } {
  const rows = lines.map((row) => ({ ...row, source: toSourceForm(row.source, row.kind) }));
  const repeated = findRepeatedSources(rows);
  const problems = repeated.length > 0 ? repeated : findClashes(rows, stored, allowedHosts);
  if (problems.length > 0) return { problems };

  const bySource = new Map(stored.map((redirect) => [redirect.source, redirect]));
  const plan: ImportPlan = { create: [], update: [], unchanged: 0 };
  let position = Math.max(0, ...stored.map((redirect) => redirect.position ?? 0));
  for (const { line: _line, ...redirect } of rows) {
    const current = bySource.get(redirect.source);
    if (!current) plan.create.push({ ...redirect, position: (position += 1) });
    else if (isSame(redirect, current)) plan.unchanged += 1;
    else plan.update.push({ ...redirect, documentId: current.documentId });
  }
  return plan;
}
