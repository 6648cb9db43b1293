import { beside, inElement, stack, type Box, type Pen } from './pen';
import { INK } from './sheet-style';
import type { SheetPart, Words } from './sheet.model';

type Table = Extract<SheetPart, { kind: 'table' }>;

/** The first column names a row, the last one holds its figure: the middle has what is left. */
const EDGES = 0.16;
const PADDING = 5;

type Place = { left: number; width: number };

function placesOf(count: number, width: number): Place[] {
  const edge = width * EDGES;
  const middle = (width - 2 * edge) / Math.max(count - 2, 1);
  return Array.from({ length: count }, (_, index) => ({
    left: index === 0 ? 0 : edge + (index - 1) * middle,
    width: (index === 0 || index === count - 1 ? edge : middle) - PADDING,
  }));
}

function ruled(pen: Pen, row: Box, width: number): Box {
  const above = 4 * pen.scale;
  return {
    height: above + row.height,
    draw: (x, y, parent) => {
      pen.ornament(() => pen.doc.rect(x, y, width, 0.6).fill(INK.encre2));
      row.draw(x, y + above, parent);
    },
  };
}

function headRow(pen: Pen, columns: readonly string[], places: readonly Place[]): Box {
  const cells = places.map(({ left, width }, index) => ({
    left,
    box: pen.words('TH', { text: columns[index] ?? '' }, 'head', width, 'Column'),
  }));
  return inElement(pen, 'TR', beside(cells));
}

function bodyRow(pen: Pen, cells: readonly Words[], places: readonly Place[]): Box {
  const last = places.length - 1;
  const boxes = places.map(({ left, width }, index) => {
    const words = cells[index] ?? { text: '' };
    if (index === 0) return { left, box: pen.words('TH', words, 'value', width, 'Row') };
    return { left, box: pen.words('TD', words, index === last ? 'value' : 'cell', width) };
  });
  return inElement(pen, 'TR', beside(boxes));
}

export function tableBox(pen: Pen, { caption, columns, rows }: Table, width: number): Box {
  const places = placesOf(columns.length, width);
  const body = rows.map((cells) => ruled(pen, bodyRow(pen, cells, places), width));
  const captioned = pen.words('Caption', { text: caption }, 'h3', width);
  return inElement(pen, 'Table', stack([captioned, headRow(pen, columns, places), ...body], pen.gap('part')));
}
