/** Text that an editor wrote, as data: no page ever holds markup of the content service. */
export type TextMark = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code';

/** A line end inside `text` is shown as one. */
export type TextRun = { kind: 'text'; text: string; marks: readonly TextMark[] };

export type LinkRun = { kind: 'link'; href: string; runs: readonly TextRun[] };

export type InlineText = readonly (TextRun | LinkRun)[];

export type ListItem = { content: InlineText; lists: readonly RichTextList[] };

export type RichTextList = { kind: 'list'; isOrdered: boolean; items: readonly ListItem[] };

/** 1 to 6 as the editor chose it: the page gives each its place in its own outline. */
export type EditorHeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type RichTextImage = { url: string; alt: string; width: number | null; height: number | null };

export type RichTextPart =
  | { kind: 'paragraph'; content: InlineText }
  | { kind: 'heading'; level: EditorHeadingLevel; content: InlineText }
  | RichTextList
  | { kind: 'quote'; paragraphs: readonly InlineText[] }
  | { kind: 'code'; text: string }
  | { kind: 'image'; image: RichTextImage; caption: string | null };

export type RichText = readonly RichTextPart[];

/** The first cell of a row names it. */
export type TextTable = {
  caption: string | null;
  columns: readonly InlineText[];
  rows: readonly (readonly InlineText[])[];
};
