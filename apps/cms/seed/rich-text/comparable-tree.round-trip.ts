import type { Nodes } from 'mdast';
import { parseMarkdown } from './parse-markdown';

export type ComparableNode = { [key: string]: unknown; type: string; children?: ComparableNode[] };

/** What a Markdown text means: its tree, without places, blank lines between items or soft line ends. */
export function comparableTree(markdown: string): ComparableNode {
  return comparable(parseMarkdown(markdown));
}

function comparable(node: Nodes): ComparableNode {
  const rest: ComparableNode = { ...node, type: node.type, children: undefined };
  delete rest['position'];
  delete rest['spread'];
  if (node.type === 'text') rest['value'] = node.value.replace(/\n/g, ' ');
  if ('children' in node) rest.children = mergeAdjacentTexts(node.children.map(comparable));
  return rest;
}

function mergeAdjacentTexts(nodes: ComparableNode[]): ComparableNode[] {
  const merged: ComparableNode[] = [];
  for (const node of nodes) {
    const previous = merged[merged.length - 1];
    if (previous?.type === 'text' && node.type === 'text') {
      previous['value'] = `${String(previous['value'])}${String(node['value'])}`;
    } else {
      merged.push(node);
    }
  }
  return merged;
}
