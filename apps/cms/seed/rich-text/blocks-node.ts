/** The JSON of Strapi's "blocks" field, restricted to what the school's Markdown can say. */

export type Marks = {
  bold?: true;
  italic?: true;
  strikethrough?: true;
  code?: true;
};

export type TextNode = { type: 'text'; text: string } & Marks;

export type LinkNode = { type: 'link'; url: string; children: TextNode[] };

export type InlineNode = TextNode | LinkNode;

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type ListItemNode = { type: 'list-item'; children: InlineNode[] };

/** A nested list is not a child of its item: it follows the item, inside the parent list. */
export type ListNode = {
  type: 'list';
  format: 'ordered' | 'unordered';
  /** The admin reads it to undo an indentation; absent on the outermost list, as the admin writes it. */
  indentLevel?: number;
  children: (ListItemNode | ListNode)[];
};

export type BlocksNode =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: HeadingLevel; children: InlineNode[] }
  | ListNode
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'code'; language?: string; children: [TextNode] };

/** A blocks quote has no paragraphs: an empty line inside its text stands for one. */
export const QUOTE_PARAGRAPH_BREAK = '\n\n';
