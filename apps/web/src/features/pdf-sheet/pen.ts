import { GAPS, STYLES, type StyleName } from './sheet-style';
import { printable } from './printable';
import type { Words } from './sheet.model';

type Document = PDFKit.PDFDocument;
export type Tag = PDFKit.PDFStructureElement;

/** Something that has its height before it is drawn: what was measured is what is printed. */
export type Box = { height: number; draw: (x: number, y: number, parent: Tag) => void };

/** Writes at a scale: the same words, smaller or larger, until a page is full. */
export function createPen(doc: Document, scale: number) {
  const gap = (name: keyof typeof GAPS) => GAPS[name] * scale;

  function use(name: StyleName): number {
    const { font, size, lead, colour } = STYLES[name];
    doc
      .font(font)
      .fontSize(size * scale)
      .fillColor(colour);
    return lead * scale;
  }

  function heightOf(text: string, name: StyleName, width: number): number {
    const lineGap = use(name);
    return doc.heightOfString(printable(text), { width, lineGap });
  }

  /** Draws and nothing else; whoever calls says what it is. */
  function write(
    text: string,
    name: StyleName,
    x: number,
    y: number,
    width: number,
    more: PDFKit.Mixins.TextOptions = {},
  ) {
    const lineGap = use(name);
    doc.text(printable(text), x, y, { width, lineGap, ...more });
  }

  function words(
    tag: string,
    { text, lang }: Words,
    name: StyleName,
    width: number,
    scope?: 'Row' | 'Column',
  ): Box {
    return {
      height: heightOf(text, name, width),
      draw: (x, y, parent) => {
        const said = { ...(lang && { lang }), ...(scope && { scope }) };
        parent.add(doc.struct(tag, said, [() => write(text, name, x, y, width)]));
      },
    };
  }

  /** An element with others in it; `draw` gets it open. */
  function within(parent: Tag, tag: string, draw: (element: Tag) => void): void {
    const element = doc.struct(tag);
    parent.add(element);
    draw(element);
    element.end();
  }

  /** What is seen and never read out. */
  function ornament(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  return { doc, scale, gap, heightOf, write, words, within, ornament };
}

export type Pen = ReturnType<typeof createPen>;

export function stack(boxes: readonly Box[], gap: number): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(boxes.length - 1, 0),
    draw: (x, y, parent) => {
      let top = y;
      for (const box of boxes) {
        box.draw(x, top, parent);
        top += box.height + gap;
      }
    },
  };
}

export function beside(boxes: readonly { box: Box; left: number }[]): Box {
  return {
    height: Math.max(0, ...boxes.map(({ box }) => box.height)),
    draw: (x, y, parent) => boxes.forEach(({ box, left }) => box.draw(x + left, y, parent)),
  };
}

export function below(box: Box, space: number): Box {
  return { height: space + box.height, draw: (x, y, parent) => box.draw(x, y + space, parent) };
}

/** The same box as one element of the outline. */
export function inElement(pen: Pen, tag: string, box: Box): Box {
  return {
    height: box.height,
    draw: (x, y, parent) => pen.within(parent, tag, (element) => box.draw(x, y, element)),
  };
}
