/**
 * A table as an editor types it: `columns` on one line, `rows` with one row a line, cells separated by ` | `.
 * `\|` is a pipe, `\\` a backslash, `\ ` a space that belongs to the edge of a cell; any other backslash is itself.
 */
export type TableText = { columns: string; rows: string };
export type Table = { columns: string[]; rows: string[][] };

const SEPARATOR = ' | ';
const LINE_END = /\r\n|\r|\n/;
const ESCAPABLE = ['\\', '|', ' ', '\t'];
const BLANK = [' ', '\t'];

/** Throws a RangeError for what the text cannot say: a line end inside a cell, a row without any text or cell. */
export function formatTable(columns: string[], rows: string[][]): TableText {
  return { columns: formatRow(columns), rows: rows.map(formatRow).join('\n') };
}

/** Never throws: whatever an editor typed is a table, of rows that may differ in length; blank lines do not count. */
export function parseTable({ columns, rows }: TableText): Table {
  const [header = []] = parseRows(columns);
  return { columns: header, rows: parseRows(rows) };
}

function formatRow(cells: string[]): string {
  if (cells.length === 0 || (cells.length === 1 && cells[0] === '')) {
    throw new RangeError('A row of a table has at least one cell, and a lone cell has a text');
  }
  return cells.map(formatCell).join(SEPARATOR);
}

function formatCell(cell: string): string {
  if (LINE_END.test(cell))
    throw new RangeError(`A cell of a table stays on one line: ${JSON.stringify(cell)}`);
  // Spaces are trimmed when the text is read, so those of the cell itself are written `\ `.
  return cell.replace(/[\\|]/g, String.raw`\$&`).replace(/^[ \t]|[ \t]$/g, String.raw`\$&`);
}

function parseRows(text: string): string[][] {
  return text
    .split(LINE_END)
    .filter((line) => [...line].some((character) => !BLANK.includes(character)))
    .map(parseRow);
}

function parseRow(line: string): string[] {
  const cells: Character[][] = [[]];
  for (const character of readCharacters(line)) {
    if (character.value === '|' && !character.isEscaped) cells.push([]);
    else cells.at(-1)?.push(character);
  }
  return cells.map(toCell);
}

type Character = { value: string; isEscaped: boolean };

function readCharacters(line: string): Character[] {
  const characters: Character[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const next = line[index + 1] ?? '';
    const isEscape = line[index] === '\\' && ESCAPABLE.includes(next);
    if (isEscape) index += 1;
    characters.push({ value: isEscape ? next : (line[index] ?? ''), isEscaped: isEscape });
  }
  return characters;
}

function toCell(characters: Character[]): string {
  const isKept = ({ value, isEscaped }: Character) => isEscaped || !BLANK.includes(value);
  const kept = characters.slice(characters.findIndex(isKept), characters.findLastIndex(isKept) + 1);
  return kept.map(({ value }) => value).join('');
}
