import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { QUOTE_PARAGRAPH_BREAK } from './blocks-node';
import type { BlocksNode, InlineNode, LinkNode, ListNode, TextNode } from './blocks-node';

/** Only the round-trip tests go this way: it proves that the blocks still say all the Markdown said. */
export function blocksToMarkdown(blocks: BlocksNode[]): string {
  const root: Root = { type: 'root', children: blocks.map(blockContent) };
  return toMarkdown(root);
}

export function quoteToMarkdown(text: string): string {
  return blocksToMarkdown([{ type: 'quote', children: [{ type: 'text', text }] }]);
}

function blockContent(block: BlocksNode): BlockContent {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.children);
    case 'heading':
      return { type: 'heading', depth: block.level, children: phrasing(block.children) };
    case 'list':
      return list(block);
    case 'quote':
      return { type: 'blockquote', children: quoteParagraphs(block.children).map(paragraph) };
    case 'code':
      return { type: 'code', lang: block.language ?? null, value: block.children[0].text };
  }
}

function paragraph(children: InlineNode[]): Paragraph {
  return { type: 'paragraph', children: phrasing(children) };
}

function list(block: ListNode): List {
  const items: ListItem[] = [];
  for (const child of block.children) {
    if (child.type === 'list') items[items.length - 1]?.children.push(list(child));
    else items.push({ type: 'listItem', spread: false, children: [paragraph(child.children)] });
  }
  return { type: 'list', ordered: block.format === 'ordered', spread: false, children: items };
}

function quoteParagraphs(children: InlineNode[]): InlineNode[][] {
  const paragraphs: InlineNode[][] = [[]];
  for (const child of children) {
    const parts = child.type === 'text' ? splitText(child) : [child];
    parts.forEach((part, index) => {
      if (index > 0) paragraphs.push([]);
      paragraphs[paragraphs.length - 1]?.push(part);
    });
  }
  return paragraphs;
}

function splitText(node: TextNode): TextNode[] {
  return node.text.split(QUOTE_PARAGRAPH_BREAK).map((text) => ({ ...node, text }));
}

type Mark = 'bold' | 'italic';

/** Nests the flags again: the flag that reaches furthest is the outer one, as in `**a *b* c**`. */
function phrasing(nodes: InlineNode[], open: Mark[] = []): PhrasingContent[] {
  const [first] = nodes;
  if (!first) return [];
  const reach = (mark: Mark) => (open.includes(mark) ? 0 : runLength(nodes, mark));
  const outer: Mark = reach('italic') >= reach('bold') ? 'italic' : 'bold';
  const length = reach(outer);
  if (length === 0) return [...leaf(first), ...phrasing(nodes.slice(1), open)];
  const children = phrasing(nodes.slice(0, length), [...open, outer]);
  const wrapped: PhrasingContent = { type: outer === 'bold' ? 'strong' : 'emphasis', children };
  return [wrapped, ...phrasing(nodes.slice(length), open)];
}

function runLength(nodes: InlineNode[], mark: Mark): number {
  const end = nodes.findIndex((node) => node.type === 'link' || !node[mark]);
  return end === -1 ? nodes.length : end;
}

function leaf(node: InlineNode): PhrasingContent[] {
  if (node.type === 'link') return [link(node)];
  if (node.code) return [{ type: 'inlineCode', value: node.text }];
  return node.text.split('\n').flatMap((value, index): PhrasingContent[] => {
    const text: PhrasingContent[] = value === '' ? [] : [{ type: 'text', value }];
    return index === 0 ? text : [{ type: 'break' }, ...text];
  });
}

function link(node: LinkNode): PhrasingContent {
  return { type: 'link', url: node.url, children: phrasing(node.children) };
}
