type Row = Readonly<Record<string, string | number>>;

/** Rows under one heading, as wide as they need; the names of the columns are those of the first row. */
export function printTable(heading: string, rows: readonly Row[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_column, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const text = lines.map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '));
  process.stdout.write(`\n${heading}\n${text.join('\n')}\n`);
}
