import { beside, inElement, stack, type Box, type Pen } from './pen';
import { INK } from './sheet-style';
import type { SheetFact, SheetPart, Words } from './sheet.model';
import { tableBox } from './table-box';

const INDENT = 12;

function listBox(pen: Pen, items: readonly Words[], isOrdered: boolean, width: number): Box {
  const indent = INDENT * pen.scale;
  const entries = items.map((item, index) => {
    const label = pen.words('Lbl', { text: isOrdered ? `${index + 1}.` : '–' }, 'text', indent);
    const body = pen.words('LBody', item, 'text', width - indent);
    return inElement(
      pen,
      'LI',
      beside([
        { box: label, left: 0 },
        { box: body, left: indent },
      ]),
    );
  });
  return inElement(pen, 'L', stack(entries, pen.gap('item')));
}

/** A table of two columns for who listens, a label above its value for who looks. */
function factsBox(pen: Pen, facts: readonly SheetFact[], width: number): Box {
  const rows = facts.map(({ label, value }) => {
    const heading = pen.words('TH', { text: label }, 'label', width, 'Row');
    const cell = pen.words('TD', value, 'value', width);
    return inElement(pen, 'TR', stack([heading, cell], 0));
  });
  return inElement(pen, 'Table', stack(rows, pen.gap('part')));
}

function figuresBox(pen: Pen, figures: readonly { value: string; label: string }[], width: number): Box {
  const share = width / Math.max(figures.length, 1);
  const columns = figures.map(({ value, label }, index) => {
    const inner = share - 8;
    const height = pen.heightOf(value, 'figure', inner) + pen.heightOf(label, 'label', inner);
    const box: Box = {
      height,
      draw: (x, y, parent) =>
        pen.within(parent, 'LI', (item) =>
          item.add(
            pen.doc.struct('LBody', {}, [
              () => {
                pen.write(value, 'figure', x, y, inner);
                pen.write(label, 'label', x, y + pen.heightOf(value, 'figure', inner), inner);
              },
            ]),
          ),
        ),
    };
    return { box, left: index * share };
  });
  return inElement(pen, 'L', beside(columns));
}

function linkBox(pen: Pen, text: string, href: string, width: number): Box {
  return {
    height: pen.heightOf(text, 'link', width),
    draw: (x, y, parent) => {
      pen.within(parent, 'P', (paragraph) => {
        // The closure makes the link the current element: pdfkit ties the annotation to it.
        const link = pen.doc.struct('Link', { alt: text });
        paragraph.add(link);
        link.add(() => pen.write(text, 'link', x, y, width, { link: href, underline: true }));
        link.end();
      });
    },
  };
}

export function partBox(pen: Pen, part: SheetPart, width: number): Box {
  switch (part.kind) {
    case 'text':
      return pen.words('P', part.words, part.isQuiet ? 'quiet' : 'text', width);
    case 'title':
      return pen.words('H3', part, 'h3', width);
    case 'list':
      return listBox(pen, part.items, part.isOrdered ?? false, width);
    case 'facts':
      return factsBox(pen, part.facts, width);
    case 'table':
      return tableBox(pen, part, width);
    case 'figures':
      return figuresBox(pen, part.figures, width);
    case 'link':
      return linkBox(pen, part.text, part.href, width);
  }
}

/** The title of a section, under a rule in ink. */
export function titleBox(pen: Pen, title: string, width: number): Box {
  const above = 5 * pen.scale;
  const text = pen.words('H2', { text: title }, 'h2', width);
  return {
    height: above + text.height,
    draw: (x, y, parent) => {
      pen.ornament(() => pen.doc.rect(x, y, width, 1.2).fill(INK.encre));
      pen.doc.outline.addItem(title);
      text.draw(x, y + above, parent);
    },
  };
}
