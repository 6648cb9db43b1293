import type { InlineText, LinkRun, TextRun } from './rich-text.model';

const PAIRS = [
  { open: '«', close: '»' },
  { open: '“', close: '”' },
] as const;

const PARAGRAPH_BREAK = /\n{2,}/;

type Run = TextRun | LinkRun;

/** Whether the mark that opens the text is closed by the one that ends it, and by none before. */
function isOneQuotation(text: string, open: string, close: string): boolean {
  const characters = [...text];
  let depth = 0;
  for (const [index, character] of characters.entries()) {
    if (character === open) depth += 1;
    if (character === close) depth -= 1;
    if (depth === 0) return index === characters.length - 1;
  }
  return false;
}

/** Straight marks do not tell which one opens: two of them, at both ends, are a pair. */
const STRAIGHT = /^"[^"]*"$/;

function hasOuterQuotes(text: string): boolean {
  const trimmed = text.trim();
  return PAIRS.some(({ open, close }) => isOneQuotation(trimmed, open, close)) || STRAIGHT.test(trimmed);
}

/** What is shown as a quotation needs no marks round it; those inside, of someone else’s words, stay. */
export function withoutOuterQuotes(text: string): string {
  return hasOuterQuotes(text) ? text.trim().slice(1, -1).trim() : text.trim();
}

function plainText(runs: readonly Run[]): string {
  return runs.map((run) => (run.kind === 'text' ? run.text : plainText(run.runs))).join('');
}

/** The first and the last run lose their mark; a quotation that begins or ends with a link has it outside the link. */
function trimQuotes(runs: InlineText): InlineText {
  if (!hasOuterQuotes(plainText(runs))) return runs;
  return runs.map((run, index) => {
    if (run.kind === 'link') return run;
    const start = index === 0 ? run.text.replace(/^\s*[«“"]\s*/, '') : run.text;
    return { ...run, text: index === runs.length - 1 ? start.replace(/\s*[»”"]\s*$/, '') : start };
  });
}

/** An empty line separates the paragraphs of a quotation. */
export function toQuoteParagraphs(runs: InlineText): InlineText[] {
  const paragraphs: Run[][] = [[]];
  for (const run of trimQuotes(runs)) {
    const [first, ...others] =
      run.kind === 'link' ? [run] : run.text.split(PARAGRAPH_BREAK).map((text) => ({ ...run, text }));
    if (first) paragraphs.at(-1)?.push(first);
    paragraphs.push(...others.map((other) => [other]));
  }
  return paragraphs;
}
