import { fitPage } from './fit';
import { drawFoot, drawHead, drawSmallHead } from './head-band';
import { createPen, type Tag } from './pen';
import { createDocument } from './sheet-fonts';
import { PAPER } from './sheet-style';
import type { Sheet } from './sheet.model';

const UNDER_HEAD = 18;

function open(sheet: Sheet): PDFKit.PDFDocument {
  // Of the content alone, so that the same sheet is the same bytes on every node.
  const day = new Date(`${sheet.madeOn}T00:00:00Z`);
  return createDocument({
    size: 'A4',
    // Nothing breaks a page by itself.
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.locale,
    displayTitle: true,
    info: {
      Title: sheet.title,
      Author: sheet.school,
      Creator: sheet.school,
      Producer: 'pdfkit',
      CreationDate: day,
      ModDate: day,
    },
  });
}

function drawPages(doc: PDFKit.PDFDocument, sheet: Sheet, root: Tag): void {
  sheet.pages.forEach((draft, index) => {
    doc.addPage();
    const pen = createPen(doc, 1);
    const head = index === 0 ? drawHead(pen, sheet, root) : drawSmallHead(pen, sheet);
    const top = head + UNDER_HEAD;
    const box = fitPage(doc, draft, {
      width: PAPER.width - 2 * PAPER.margin,
      height: PAPER.height - PAPER.foot - top,
    });
    box.draw(PAPER.margin, top, root);
    drawFoot(pen, sheet, index + 1, sheet.pages.length);
  });
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** A sheet as a tagged PDF of two pages: read in its order, in its language, by who cannot see it. */
export function writeSheet(sheet: Sheet): Promise<Buffer> {
  const doc = open(sheet);
  const done = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawPages(doc, sheet, root);
  root.end();
  doc.end();
  return done;
}
