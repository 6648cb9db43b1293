import { partBox, titleBox } from './part-boxes';
import { below, beside, inElement, stack, type Box, type Pen } from './pen';
import type { SheetColumn, SheetPage, SheetRow, SheetSection } from './sheet.model';

function sectionBox(pen: Pen, { title, parts }: SheetSection, width: number): Box {
  // A smaller title keeps to what it names, away from what is above it.
  const boxes = parts.map((part, index) =>
    index > 0 && part.kind === 'title'
      ? below(partBox(pen, part, width), pen.gap('part'))
      : partBox(pen, part, width),
  );
  const body = stack(boxes, pen.gap('part'));
  return inElement(pen, 'Sect', stack([titleBox(pen, title, width), body], pen.gap('underTitle')));
}

function columnBox(pen: Pen, { sections }: SheetColumn, width: number): Box {
  return stack(
    sections.map((section) => sectionBox(pen, section, width)),
    pen.gap('section'),
  );
}

function rowBox(pen: Pen, row: SheetRow, width: number): Box {
  const free = width - pen.gap('column') * (row.length - 1);
  let left = 0;
  const columns = row.map((column) => {
    const own = free * column.share;
    const placed = { box: columnBox(pen, column, own), left };
    left += own + pen.gap('column');
    return placed;
  });
  return beside(columns);
}

export function pageBox(pen: Pen, page: SheetPage, width: number): Box {
  return stack(
    page.map((row) => rowBox(pen, row, width)),
    pen.gap('row'),
  );
}
