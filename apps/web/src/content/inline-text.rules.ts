import type { InlineText, TextMark, TextRun } from './rich-text.model';

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const BOLD = /(\*\*(?=\S).*?\S\*\*)/;

/** The pieces that the pattern finds, and those between, in their order. */
function cut(text: string, pattern: RegExp): { piece: string; isFound: boolean }[] {
  return text
    .split(pattern)
    .map((piece, index) => ({ piece, isFound: index % 2 === 1 }))
    .filter(({ piece }) => piece !== '');
}

/** An address to write to is a link wherever it is written. */
export function linkEmails(text: string, marks: readonly TextMark[] = []): InlineText {
  return cut(text, EMAIL).map(({ piece, isFound }) => {
    const run: TextRun = { kind: 'text', text: piece, marks };
    return isFound ? { kind: 'link', href: `mailto:${piece}`, runs: [run] } : run;
  });
}

/** The cell of a table: plain text, in which `**…**` is bold. */
export function parseCell(text: string): InlineText {
  return cut(text, BOLD).flatMap(({ piece, isFound }) =>
    isFound ? linkEmails(piece.slice(2, -2), ['bold']) : linkEmails(piece),
  );
}
