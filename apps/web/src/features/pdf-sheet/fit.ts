import { createPen, type Box } from './pen';
import { pageBox } from './page-boxes';
import type { SheetDraft } from './sheet.model';

const SMALLEST = 0.94;
/** First the whole, from large to small: a page that is short of words is set in larger type. */
const WHOLE = [1.12, 1.06, 1, SMALLEST];
const SHORTENED = [1.03, 0.97, SMALLEST];
/** Nobody writes as much as that; whoever does gets it small rather than on a third page. */
const LAST_STEP = 0.96;

function* settings(shortest: number): Generator<{ brevity: number; scale: number }> {
  for (const scale of WHOLE) yield { brevity: 0, scale };
  for (let brevity = 1; brevity <= shortest; brevity += 1)
    for (const scale of SHORTENED) yield { brevity, scale };
  for (let scale = SMALLEST * LAST_STEP; ; scale *= LAST_STEP) yield { brevity: shortest, scale };
}

/** The first setting of a page that is no higher than the paper. Always the same for the same words. */
export function fitPage(
  doc: PDFKit.PDFDocument,
  { draw, shortest }: SheetDraft,
  { width, height }: { width: number; height: number },
): Box {
  for (const { brevity, scale } of settings(shortest)) {
    const box = pageBox(createPen(doc, scale), draw(brevity), width);
    if (box.height <= height) return box;
  }
  throw new Error('No setting fits');
}
