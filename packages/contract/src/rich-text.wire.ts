import { z } from 'zod';
import { linkUrlWire } from './address.wire.ts';
import { nodeOf, type MisfitNodeWire } from './misfit.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';

/**
 * The JSON of Strapi's "blocks" field. An unknown node becomes a misfit, so that the rest of the text shows.
 * The types are written out: a list holds lists, and inferred types of recursive schemas cannot be read.
 */

export type TextNodeWire = {
  type: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
};

export type LinkNodeWire = { type: 'link'; url: string; children: (TextNodeWire | MisfitNodeWire)[] };

export type InlineNodeWire = TextNodeWire | LinkNodeWire | MisfitNodeWire;

export type ListItemNodeWire = { type: 'list-item'; children: InlineNodeWire[] };

/** A nested list is not a child of its item: it follows the item, inside the parent list. */
export type ListNodeWire = {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (ListItemNodeWire | ListNodeWire | MisfitNodeWire)[];
};

export type ImageNodeWire = {
  type: 'image';
  image: {
    url: string;
    alternativeText: string | null;
    caption: string | null;
    width: number | null;
    height: number | null;
  };
};

export type BlockNodeWire =
  | { type: 'paragraph'; children: InlineNodeWire[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNodeWire[] }
  | ListNodeWire
  | { type: 'quote'; children: InlineNodeWire[] }
  | { type: 'code'; language: string | null; children: InlineNodeWire[] }
  | ImageNodeWire
  | MisfitNodeWire;

export type RichTextWire = BlockNodeWire[];

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
});

/** Strapi's own list of protocols holds ftp too, which no page of the school uses. */
const linkNode = z.object({
  type: z.literal('link'),
  url: linkUrlWire,
  children: z.array(nodeOf(textNode)),
});

const inlineNodes = z.array(nodeOf(z.discriminatedUnion('type', [textNode, linkNode])));

const listItemNode = z.object({ type: z.literal('list-item'), children: inlineNodes });

const listChild: z.ZodType<ListNodeWire['children'][number]> = z.lazy(() =>
  nodeOf(z.discriminatedUnion('type', [listItemNode, listNode])),
);

const listNode = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  children: z.array(listChild),
});

const imageNode = z.object({
  type: z.literal('image'),
  image: z.object({
    url: linkUrlWire,
    alternativeText: textOrNull(),
    caption: textOrNull(),
    width: orNull(z.int()),
    height: orNull(z.int()),
  }),
});

export const blockNodeWire: z.ZodType<BlockNodeWire> = nodeOf(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), children: inlineNodes }),
    z.object({ type: z.literal('heading'), level: z.literal([1, 2, 3, 4, 5, 6]), children: inlineNodes }),
    listNode,
    z.object({ type: z.literal('quote'), children: inlineNodes }),
    z.object({ type: z.literal('code'), language: textOrNull(), children: inlineNodes }),
    imageNode,
  ]),
);

export const richTextWire: z.ZodType<RichTextWire> = z.array(blockNodeWire);
