import { toTypedSource, withoutOwnHost } from '@meridia/domain/redirects';
import { findRedirectProblem, type SitePages } from '../validation/redirect.rules';
import { createNeighbours } from './neighbours.rules';
import type { CsvProblem, CsvRedirect, CsvRow } from './redirect-csv';

export type StoredRedirect = CsvRedirect & { documentId: string; position: number | null };
export type ImportPlan = {
  create: (CsvRedirect & { position: number })[];
  update: (CsvRedirect & { documentId: string })[];
  unchanged: number;
};

/** What becomes of one line (DESK-05). `before` is where the redirect leads today, if it leads elsewhere. */
export type LinePlan = CsvRow &
  (
    | { outcome: 'created' | 'unchanged' }
    | { outcome: 'updated'; documentId: string; before: string | null }
    | { outcome: 'refused'; message: string }
  );

/** What a file would do, and what is wrong with the lines that are no redirects at all. */
export type DryRun = { lines: LinePlan[]; problems: CsvProblem[] };

/** What the lines are compared with: what the school has, where it may lead, and what its site shows. */
export type ImportContext = {
  stored: readonly StoredRedirect[];
  allowedHosts: readonly string[];
  pages: SitePages;
};

/** A file is typed by hand too: its addresses are brought to their form before anything is compared (DESK-02). */
export function toRowForm(row: CsvRow, ownHosts: readonly string[]): CsvRow {
  const source = toTypedSource(row.source, row.kind, ownHosts);
  return { ...row, source, destination: withoutOwnHost(row.destination, ownHosts) };
}

function findRepeatedSources(rows: readonly CsvRow[]): CsvProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ source, line }) => {
    const first = lines.get(source);
    lines.set(source, first ?? line);
    return first ? [{ line, message: `La source « ${source} » est déjà à la ligne ${first}.` }] : [];
  });
}

/** REDIR-11, on what the school will have once the file is written: its lines, and the redirects it does not name. */
function findClashes(rows: readonly CsvRow[], { stored, allowedHosts, pages }: ImportContext): CsvProblem[] {
  const named = new Set(rows.map(({ source }) => source));
  const neighboursOf = createNeighbours([...rows, ...stored.filter(({ source }) => !named.has(source))]);
  return rows.flatMap((row) => {
    const problem = findRedirectProblem(row, { others: neighboursOf(row), allowedHosts, pages });
    return problem ? [{ line: row.line, message: problem.message }] : [];
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

function planLine(row: CsvRow, current: StoredRedirect | undefined): LinePlan {
  if (!current) return { ...row, outcome: 'created' };
  if (isSame(row, current)) return { ...row, outcome: 'unchanged' };
  const before = current.destination === row.destination ? null : current.destination;
  return { ...row, outcome: 'updated', documentId: current.documentId, before };
}

/** What the lines of a file change, by source, line by line. Takes lines in their form (`toRowForm`). */
export function planLines(rows: readonly CsvRow[], context: ImportContext): LinePlan[] {
  const repeated = findRepeatedSources(rows);
  const problems = repeated.length > 0 ? repeated : findClashes(rows, context);
  const messages = new Map(problems.map(({ line, message }) => [line, message]));
  const bySource = new Map(context.stored.map((redirect) => [redirect.source, redirect]));
  return rows.map((row) => {
    const message = messages.get(row.line);
    return message === undefined
      ? planLine(row, bySource.get(row.source))
      : { ...row, outcome: 'refused', message };
  });
}

/** All the lines or none. New redirects come after the others, in the order of the file. */
export function planImport(
  rows: readonly CsvRow[],
  context: ImportContext,
): ImportPlan | { problems: CsvProblem[] } {
  const lines = planLines(rows, context);
  const problems = lines.flatMap((planned) =>
    planned.outcome === 'refused' ? [{ line: planned.line, message: planned.message }] : [],
  );
  if (problems.length > 0) return { problems };

  const plan: ImportPlan = { create: [], update: [], unchanged: 0 };
  let position = Math.max(0, ...context.stored.map((redirect) => redirect.position ?? 0));
  for (const planned of lines) {
    const { source, destination, kind, group, active } = planned;
    const redirect = { source, destination, kind, group, active };
    if (planned.outcome === 'created') plan.create.push({ ...redirect, position: (position += 1) });
    else if (planned.outcome === 'updated') plan.update.push({ ...redirect, documentId: planned.documentId });
    else plan.unchanged += 1;
  }
  return plan;
}
