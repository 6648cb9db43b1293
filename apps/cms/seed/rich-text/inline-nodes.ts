import type { Link, PhrasingContent, Text } from 'mdast';
import type { InlineNode, LinkNode, Marks, TextNode } from './blocks-node';
import { UnsupportedMarkdownError } from './unsupported-markdown';

/** Strapi's own list: another address is refused when the entry is saved. */
const ALLOWED_PROTOCOLS = ['http:', 'https:', 'ftp:', 'mailto:', 'tel:'];

/** Flattens Markdown's nested emphasis into Strapi's flat list of flagged texts and links. */
export function inlineNodes(children: PhrasingContent[]): InlineNode[] {
  return surroundLinks(mergeTexts(collectAll(children, {})));
}

/** Joins neighbours that carry the same flags, so that one sentence is one node in the editor. */
export function mergeTexts(nodes: InlineNode[]): InlineNode[] {
  const merged: InlineNode[] = [];
  for (const node of nodes) {
    const previous = merged[merged.length - 1];
    if (previous?.type === 'text' && node.type === 'text' && haveSameMarks(previous, node)) {
      merged[merged.length - 1] = { ...previous, text: previous.text + node.text };
    } else {
      merged.push(node);
    }
  }
  return merged;
}

function collectAll(children: PhrasingContent[], marks: Marks): InlineNode[] {
  return children.flatMap((child) => collect(child, marks));
}

function collect(node: PhrasingContent, marks: Marks): InlineNode[] {
  switch (node.type) {
    case 'text':
      return [textNode(softBreaksToSpaces(node), marks)];
    case 'break':
      return [textNode('\n', marks)];
    case 'inlineCode':
      return [textNode(node.value, { ...marks, code: true })];
    case 'strong':
      return collectAll(node.children, { ...marks, bold: true });
    case 'emphasis':
      return collectAll(node.children, { ...marks, italic: true });
    case 'link':
      return [linkNode(node, marks)];
    default:
      throw new UnsupportedMarkdownError(node, 'has no place in Strapi blocks');
  }
}

function textNode(text: string, marks: Marks): TextNode {
  return { type: 'text', text, ...marks };
}

function softBreaksToSpaces(node: Text): string {
  // The parser knows no strikethrough: the tildes would reach the page as they are.
  if (node.value.includes('~~')) throw new UnsupportedMarkdownError(node, 'strikethrough is not supported');
  return node.value.replace(/\n/g, ' ');
}

function linkNode(node: Link, marks: Marks): LinkNode {
  if (node.title) throw new UnsupportedMarkdownError(node, 'a blocks link has no title');
  if (!isAllowedAddress(node.url)) {
    throw new UnsupportedMarkdownError(node, `Strapi refuses the address "${node.url}"`);
  }
  const children = mergeTexts(collectAll(node.children, marks)).filter((child) => child.type === 'text');
  if (children.length === 0) throw new UnsupportedMarkdownError(node, 'has no text');
  return { type: 'link', url: node.url, children };
}

function isAllowedAddress(address: string): boolean {
  if (address.startsWith('/')) return true;
  return URL.canParse(address) && ALLOWED_PROTOCOLS.includes(new URL(address).protocol);
}

/** The admin's editor keeps a text, even empty, on both sides of a link: the caret needs somewhere to be. */
function surroundLinks(nodes: InlineNode[]): InlineNode[] {
  return nodes.flatMap((node, index) => {
    if (node.type === 'text') return [node];
    const before = nodes[index - 1]?.type === 'text' ? [] : [textNode('', {})];
    const after = index === nodes.length - 1 ? [textNode('', {})] : [];
    return [...before, node, ...after];
  });
}

function haveSameMarks(left: TextNode, right: TextNode): boolean {
  return (
    left.bold === right.bold &&
    left.italic === right.italic &&
    left.strikethrough === right.strikethrough &&
    left.code === right.code
  );
}
