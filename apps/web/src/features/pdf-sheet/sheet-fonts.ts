import PDFDocument from 'pdfkit';
import interfaceFont from './fonts/interface.ttf?inline';
import texteFont from './fonts/texte.ttf?inline';
import titreFont from './fonts/titre-etroit.ttf?inline';
import moyenFont from './fonts/titre-moyen.ttf?inline';
import type { FontName } from './sheet-style';

/** The bytes of a file that the build has written as `data:font/ttf;base64,…`. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

const FONTS: Record<FontName, Buffer> = {
  titre: bytesOf(titreFont),
  moyen: bytesOf(moyenFont),
  interface: bytesOf(interfaceFont),
  texte: bytesOf(texteFont),
};

/** A document without a page, which knows the fonts of the school. */
export function createDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  // No font of its own: what it would read is not beside the code once that is built.
  const doc = new PDFDocument({ ...options, autoFirstPage: false, font: '' });
  for (const [name, bytes] of Object.entries(FONTS)) doc.registerFont(name, bytes);
  return doc;
}
