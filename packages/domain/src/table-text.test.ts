import { describe, expect, it } from 'vitest';
import { formatTable, parseTable } from './table-text.ts';

describe('formatTable', () => {
  it('writes what an editor would type', () => {
    const table = formatTable(
      ['Formation', 'Frais'],
      [
        ['BTS', '**695 €**'],
        ['Mastère | MBA', ''],
      ],
    );

    expect(table).toEqual({
      columns: 'Formation | Frais',
      rows: 'BTS | **695 €**\nMastère \\| MBA | ',
    });
  });

  it.each([
    ['a line end inside a cell', [['a\nb', 'c']]],
    ['an old line end inside a cell', [['a\rb', 'c']]],
    ['a row without cells', [[]]],
    ['a row of one empty cell, which would read as a blank line', [['']]],
  ])('refuses %s', (_sentence, rows) => {
    expect(() => formatTable(['A', 'B'], rows)).toThrow(RangeError);
  });

  it('refuses a table without columns', () => {
    expect(() => formatTable([], [['a']])).toThrow(RangeError);
  });
});

describe('parseTable', () => {
  it.each([
    ['spaces round a separator are free', 'a|b  |   c', [['a', 'b', 'c']]],
    [
      'Windows line ends',
      'a | b\r\nc | d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'blank lines do not count',
      '\na | b\n  \t\n\nc | d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['an empty cell between two others', 'a |  | c', [['a', '', 'c']]],
    ['an empty last cell whose space was trimmed', 'a |', [['a', '']]],
    ['a lone separator is two empty cells', '|', [['', '']]],
    ['an escaped pipe stays in its cell', String.raw`a \| b | c`, [['a | b', 'c']]],
    ['an escaped backslash before a separator', String.raw`a\\| b`, [['a\\', 'b']]],
    ['another backslash is itself', String.raw`C:\dossier | b`, [['C:\\dossier', 'b']]],
    ['a final backslash is itself', 'a | b\\', [['a', 'b\\']]],
    ['no-break spaces belong to the cell', '\u00a0a | b\u00a0', [['\u00a0a', 'b\u00a0']]],
    ['nothing is no row', '', []],
  ])('%s', (_sentence, rows, expected) => {
    expect(parseTable({ columns: 'x', rows })).toEqual({ columns: ['x'], rows: expected });
  });
});

describe('the round trip loses nothing', () => {
  it.each([
    [
      'plain cells',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['no row', []],
    [
      'empty cells everywhere',
      [
        ['', ''],
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['pipes', [['|', 'a|b', ' | ', '||']]],
    ['backslashes', [['\\', '\\\\', 'a\\', '\\a', '\\|', '|\\', '\\\\|']]],
    ['spaces and tabs at the edges', [[' ', '  ', ' a ', '\ta\t', '\\ ', ' \\', '   ']]],
    ['rows that differ in length', [['a'], ['a', 'b', 'c']]],
    ['one column', [['a'], [' ']]],
  ])('%s', (_sentence, rows) => {
    const columns = ['Première | colonne', String.raw`a\b`];
    expect(parseTable(formatTable(columns, rows))).toEqual({ columns, rows });
  });

  it('every short text made of the characters that matter', () => {
    const characters = ['a', '|', '\\', ' '];
    let texts = [''];
    const cells: string[] = [];
    for (let length = 1; length <= 5; length += 1) {
      texts = texts.flatMap((text) => characters.map((character) => text + character));
      cells.push(...texts);
    }
    const rows = cells.map((cell, index) => [cell, cells[cells.length - 1 - index] ?? '']);

    expect(parseTable(formatTable(['A', 'B'], rows)).rows).toEqual(rows);
  });
});
