import { toPhone } from '@/lib/phone';
import type { InlineText, TextMark, TextRun } from './rich-text.model';

/** An e-mail address, or a French telephone number in pairs: ten figures in a row may be anything. */
const CONTACT = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\d)(?:\+33\s?|0)[1-9](?:[\s.]\d\d){4}(?![\s.]?\d))/;
const BOLD = /(\*\*(?=\S).*?\S\*\*)/;

/** The pieces that the pattern finds, and those between, in their order. */
function cut(text: string, pattern: RegExp): { piece: string; isFound: boolean }[] {
  return text
    .split(pattern)
    .map((piece, index) => ({ piece, isFound: index % 2 === 1 }))
    .filter(({ piece }) => piece !== '');
}

/** V-09: a number is called from abroad as well. */
function hrefOf(contact: string): string {
  return contact.includes('@') ? `mailto:${contact}` : toPhone(contact).href;
}

/** An address to write to and a number to call are links wherever they are written. */
export function linkContacts(text: string, marks: readonly TextMark[] = []): InlineText {
  return cut(text, CONTACT).map(({ piece, isFound }) => {
    const run: TextRun = { kind: 'text', text: piece, marks };
    return isFound ? { kind: 'link', href: hrefOf(piece), runs: [run] } : run;
  });
}

/** The cell of a table: plain text, in which `**…**` is bold. */
export function parseCell(text: string): InlineText {
  return cut(text, BOLD).flatMap(({ piece, isFound }) =>
    isFound ? linkContacts(piece.slice(2, -2), ['bold']) : linkContacts(piece),
  );
}
