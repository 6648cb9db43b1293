import type { Blockquote, Code, Heading, List, ListItem, Paragraph, RootContent } from 'mdast';
import { QUOTE_PARAGRAPH_BREAK } from './blocks-node';
import type { BlocksNode, InlineNode, ListItemNode, ListNode } from './blocks-node';
import { inlineNodes, mergeTexts } from './inline-nodes';
import { parseMarkdown } from './parse-markdown';
import { UnsupportedMarkdownError } from './unsupported-markdown';

/** Converts without loss or throws an UnsupportedMarkdownError naming the line. */
export function markdownToBlocks(markdown: string): BlocksNode[] {
  return parseMarkdown(markdown).children.map(blockNode);
}

export function blockNode(node: RootContent): BlocksNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlineNodes(node.children) };
    case 'heading':
      return { type: 'heading', level: node.depth, children: headingText(node) };
    case 'list':
      return listNode(node, 0);
    case 'blockquote':
      return { type: 'quote', children: quoteText(node) };
    case 'code':
      return codeNode(node);
    default:
      throw new UnsupportedMarkdownError(node, 'has no place in Strapi blocks');
  }
}

export function quoteText(node: Blockquote): InlineNode[] {
  const paragraphs = node.children.map((child) => {
    if (child.type !== 'paragraph')
      throw new UnsupportedMarkdownError(child, 'a quote holds paragraphs only');
    return inlineNodes(child.children);
  });
  if (paragraphs.length === 0) throw new UnsupportedMarkdownError(node, 'is empty');
  const separator: InlineNode = { type: 'text', text: QUOTE_PARAGRAPH_BREAK };
  return mergeTexts(paragraphs.flatMap((inline, index) => (index === 0 ? inline : [separator, ...inline])));
}

function headingText(node: Heading): InlineNode[] {
  if (node.children.length === 0) throw new UnsupportedMarkdownError(node, 'is empty');
  return inlineNodes(node.children);
}

function codeNode(node: Code): BlocksNode {
  if (node.meta) throw new UnsupportedMarkdownError(node, 'only the language may follow the fence');
  const children: [{ type: 'text'; text: string }] = [{ type: 'text', text: node.value }];
  return node.lang ? { type: 'code', language: node.lang, children } : { type: 'code', children };
}

function listNode(node: List, indentLevel: number): ListNode {
  if (node.ordered && node.start !== 1) throw new UnsupportedMarkdownError(node, 'a list starts at 1');
  return {
    type: 'list',
    format: node.ordered ? 'ordered' : 'unordered',
    ...(indentLevel > 0 && { indentLevel }),
    children: node.children.flatMap((item) => listChildren(item, indentLevel)),
  };
}

function listChildren(item: ListItem, indentLevel: number): (ListItemNode | ListNode)[] {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') throw new UnsupportedMarkdownError(item, 'an item starts with its text');
  const nested = rest.map((child) => {
    if (child.type !== 'list') throw new UnsupportedMarkdownError(child, 'an item holds one text and lists');
    return listNode(child, indentLevel + 1);
  });
  return [listItem(first), ...nested];
}

function listItem(paragraph: Paragraph): ListItemNode {
  return { type: 'list-item', children: inlineNodes(paragraph.children) };
}
