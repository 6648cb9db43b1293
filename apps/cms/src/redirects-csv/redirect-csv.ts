import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { REDIRECT_KINDS, type RedirectKind } from '@meridia/domain/redirects';
import { redirectGroupProblem } from '../validation/redirect-group.rules';

export type CsvRedirect = {
  source: string;
  destination: string;
  kind: RedirectKind;
  group: string | null;
  active: boolean;
};
export type CsvRow = CsvRedirect & { line: number };
export type CsvProblem = { line: number; message: string };
/** The lines that are redirects, and what is wrong with the others. */
type ReadCsv = { rows: CsvRow[]; problems: CsvProblem[] };
export type ParsedCsv = { rows: CsvRow[] } | { problems: CsvProblem[] };

type Line = { line: number; cells: string[] };

const COLUMNS = ['source', 'destination', 'kind', 'group', 'active'] as const;
type Column = (typeof COLUMNS)[number];

const MAX_ROWS = 5000;
/** What the columns of the database hold. */
const MAX_LENGTHS = { source: 500, destination: 500, group: 255 };
/** What the export puts before a cell that a spreadsheet would take for a formula. */
const ESCAPED = /^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;
/** A spreadsheet writes booleans its own way when it saves the file: TRUE, or VRAI in French. */
const BOOLEANS = new Map([
  ['true', true],
  ['vrai', true],
  ['false', false],
  ['faux', false],
]);

/** One line per redirect, in the order in which they are tried. With the mark by which Excel knows UTF-8. */
export function toCsv(redirects: readonly (CsvRedirect & { position?: number | null })[]): string {
  const ordered = [...redirects].sort(
    (a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.source < b.source ? -1 : 1),
  );
  return stringify(ordered, {
    header: true,
    bom: true,
    columns: [...COLUMNS],
    record_delimiter: 'windows',
    // REDIR-11: a spreadsheet reads text, whatever was stored.
    escape_formulas: true,
    cast: { boolean: String },
  });
}

const unreadable = (problems: CsvProblem[]): ReadCsv => ({ rows: [], problems });

/** Line by line: one that is wrong does not hide the others. */
export function readCsv(text: string): ReadCsv {
  // The parser knows one line ending per file; one that was edited here and there has several.
  const lines = readLines(text.replace(/\r\n?/g, '\n'));
  if ('problems' in lines) return unreadable(lines.problems);

  const [header, ...body] = lines.read;
  if (!header) return unreadable([{ line: 1, message: 'Le fichier est vide.' }]);
  const problems = findHeaderProblems(header);
  if (problems.length > 0) return unreadable(problems);
  if (body.length > MAX_ROWS) {
    const line = body[MAX_ROWS]?.line ?? 0;
    return unreadable([{ line, message: 'Le fichier dépasse 5 000 redirections.' }]);
  }

  const rows = body.map((line) => readRow(line, header.cells));
  return {
    rows: rows.flatMap((row) => ('problems' in row ? [] : [row])),
    problems: rows.flatMap((row) => ('problems' in row ? row.problems : [])),
  };
}

/** Every problem of the file at once, each with its line: an editor corrects them in one go. */
export function parseCsv(text: string): ParsedCsv {
  const { rows, problems } = readCsv(text);
  return problems.length > 0 ? { problems } : { rows };
}

function readLines(text: string): { read: Line[] } | { problems: CsvProblem[] } {
  const read: Line[] = [];
  const [header = ''] = text.split('\n', 1);
  try {
    parse(text, {
      bom: true,
      // French Excel separates with semicolons, since its numbers have commas.
      delimiter: header.includes(';') ? ';' : ',',
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: MAX_ROWS + 2,
      on_record: (cells: string[], { lines }) => {
        read.push({ line: lines, cells });
        return null;
      },
    });
    return { read };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { problems: [{ line, message: 'La ligne ne se lit pas : vérifiez ses guillemets.' }] };
  }
}

function findHeaderProblems({ line, cells }: Line): CsvProblem[] {
  const known: readonly string[] = COLUMNS;
  return [
    ...cells.filter((name) => !known.includes(name)).map((name) => `La colonne « ${name} » est inconnue.`),
    ...known.filter((name) => !cells.includes(name)).map((name) => `Il manque la colonne « ${name} ».`),
    ...known
      .filter((name) => cells.indexOf(name) !== cells.lastIndexOf(name))
      .map((name) => `La colonne « ${name} » est là deux fois.`),
  ].map((message) => ({ line, message }));
}

function readRow({ line, cells }: Line, header: readonly string[]): CsvRow | { problems: CsvProblem[] } {
  if (cells.length !== header.length) {
    const message = `La ligne a ${cells.length} cellule(s) au lieu de ${header.length}.`;
    return { problems: [{ line, message }] };
  }
  const cell = (name: Column) => (cells[header.indexOf(name)] ?? '').replace(ESCAPED, '');
  const kind = REDIRECT_KINDS.find((known) => known === cell('kind'));
  const active = BOOLEANS.get(cell('active').toLowerCase());
  const messages = findCellProblems(cell);
  if (messages.length > 0 || !kind || active === undefined) {
    return { problems: messages.map((message) => ({ line, message })) };
  }
  const group = cell('group') || null;
  return { line, source: cell('source'), destination: cell('destination'), kind, group, active };
}

function findCellProblems(cell: (name: Column) => string): string[] {
  const kinds: readonly string[] = REDIRECT_KINDS;
  const messages: string[] = [];
  for (const [name, max] of Object.entries(MAX_LENGTHS) as [Column, number][]) {
    if (cell(name).length > max) messages.push(`« ${name} » dépasse ${max} caractères.`);
    if (/\p{Cc}/u.test(cell(name))) messages.push(`« ${name} » contient un caractère invisible.`);
    // What a reader of UTF-8 puts in place of bytes that are not.
    if (cell(name).includes('\uFFFD')) {
      messages.push('Le fichier n’est pas en UTF-8 : enregistrez-le au format « CSV UTF-8 ».');
    }
  }
  const ungrouped = cell('group').length > MAX_LENGTHS.group ? null : redirectGroupProblem(cell('group'));
  if (ungrouped) messages.push(ungrouped);
  if (!cell('source')) messages.push('La source est vide.');
  if (!cell('destination') && cell('kind') !== 'gone') messages.push('La destination est vide.');
  if (!kinds.includes(cell('kind')))
    messages.push(`« kind » vaut exact, pattern ou gone, et non « ${cell('kind')} ».`);
  if (!BOOLEANS.has(cell('active').toLowerCase())) {
    messages.push(`« active » vaut true ou false, et non « ${cell('active')} ».`);
  }
  return [...new Set(messages)];
}
