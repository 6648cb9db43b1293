import type { Pen, Tag } from './pen';
import { INK, PAPER, TINTS } from './sheet-style';
import type { Sheet, SheetLogo } from './sheet.model';

const LOGO_HEIGHT = 26;
const TOP = 30;
const SPIRES = 4;
const SPIRE = { width: 34, height: 92 };
const STEPS = 24;

/** Half a gore of the globe: its half-width is the cosine of its latitude. */
function spire(doc: PDFKit.PDFDocument, middle: number, foot: number): void {
  const edge = (side: 1 | -1, step: number) => {
    const part = step / STEPS;
    const half = (SPIRE.width / 2) * Math.cos((part * Math.PI) / 2);
    return [middle + side * half, foot - part * SPIRE.height] as const;
  };
  doc.moveTo(...edge(-1, 0));
  for (let step = 1; step <= STEPS; step += 1) doc.lineTo(...edge(-1, step));
  for (let step = STEPS; step >= 0; step -= 1) doc.lineTo(...edge(1, step));
  doc.closePath();
}

function drawGround({ doc }: Pen, sheet: Sheet, height: number): void {
  const { ground, relief } = TINTS[sheet.tint];
  doc.rect(0, 0, PAPER.width, height).fill(ground);
  for (let index = 0; index < SPIRES; index += 1) {
    spire(doc, PAPER.width - PAPER.margin - SPIRE.width * (index + 0.5), height);
    doc.fill(relief);
  }
  doc.rect(0, height, PAPER.width, 1.2).fill(INK.encre);
}

function drawLogo({ doc }: Pen, { paths, height }: SheetLogo): void {
  doc
    .save()
    .translate(PAPER.margin, TOP)
    .scale(LOGO_HEIGHT / height);
  for (const { d, fill } of paths) doc.path(d).fill(fill, 'even-odd');
  doc.restore();
}

function drawSchool(pen: Pen, { school, logo }: Sheet, parent: Tag): void {
  if (!logo) {
    parent.add(pen.doc.struct('P', {}, [() => pen.write(school, 'h2', PAPER.margin, TOP, 300)]));
    return;
  }
  const width = (LOGO_HEIGHT / logo.height) * logo.width;
  const figure = { alt: school, bbox: [PAPER.margin, TOP, PAPER.margin + width, TOP + LOGO_HEIGHT] };
  parent.add(pen.doc.struct('Figure', figure, [() => drawLogo(pen, logo)]));
}

/** A title of three lines is set smaller. */
function titleStyle(pen: Pen, title: string, width: number): 'h1' | 'h1Long' {
  return pen.heightOf(title, 'h1', width) > 2.5 * pen.heightOf('A', 'h1', width) ? 'h1Long' : 'h1';
}

/** The head of the first page: the school, what the sheet is about, its day. Gives its height. */
export function drawHead(pen: Pen, sheet: Sheet, parent: Tag): number {
  const { kicker, title, summary, date } = sheet.head;
  const width = PAPER.width - 2 * PAPER.margin;
  const textWidth = width - SPIRES * SPIRE.width - 18;
  const lines = [
    { box: pen.words('P', { text: kicker }, 'kicker', textWidth), after: 2 },
    { box: pen.words('H1', { text: title }, titleStyle(pen, title, textWidth), textWidth), after: 7 },
    ...(summary ? [{ box: pen.words('P', summary, 'summary', textWidth), after: 6 }] : []),
  ];
  const top = TOP + LOGO_HEIGHT + 18;
  const height = top + lines.reduce((sum, { box, after }) => sum + box.height + after, 0) + 8;
  pen.ornament(() => drawGround(pen, sheet, height));
  drawSchool(pen, sheet, parent);
  const dateBox = pen.words('P', { text: date }, 'kicker', 300);
  let y = top;
  for (const { box, after } of lines) {
    box.draw(PAPER.margin, y, parent);
    y += box.height + after;
  }
  const right = PAPER.width - PAPER.margin;
  parent.add(
    pen.doc.struct('P', {}, [
      () =>
        pen.write(date, 'kicker', right - 300, TOP + LOGO_HEIGHT - dateBox.height, 300, { align: 'right' }),
    ]),
  );
  return height;
}

/** The head of the second page says again what the first has said. */
export function drawSmallHead(pen: Pen, sheet: Sheet): number {
  const height = 34;
  const { ground } = TINTS[sheet.tint];
  const width = PAPER.width - 2 * PAPER.margin;
  pen.ornament(() => {
    pen.doc.rect(0, 0, PAPER.width, height).fill(ground);
    pen.doc.rect(0, height, PAPER.width, 1.2).fill(INK.encre);
    pen.write(sheet.head.title, 'value', PAPER.margin, 12, width * 0.75, { lineBreak: false });
    pen.write(sheet.school, 'value', PAPER.margin, 12, width, { align: 'right' });
  });
  return height;
}

export function drawFoot(pen: Pen, { foot }: Sheet, page: number, pages: number): void {
  const y = PAPER.height - PAPER.foot + 12;
  const width = PAPER.width - 2 * PAPER.margin;
  pen.ornament(() => {
    pen.doc.rect(PAPER.margin, y - 6, width, 0.6).fill(INK.encre2);
    pen.write(foot, 'foot', PAPER.margin, y, width * 0.9, { lineBreak: false });
    pen.write(`${page}/${pages}`, 'foot', PAPER.margin, y, width, { align: 'right' });
  });
}
