import type { Nodes } from 'mdast';

/** Thrown instead of dropping anything: content that cannot be kept whole must not be loaded. */
export class UnsupportedMarkdownError extends Error {
  constructor(node: Nodes, reason: string) {
    super(`Markdown line ${node.position?.start.line ?? '?'}, ${node.type}: ${reason}`);
    this.name = 'UnsupportedMarkdownError';
  }
}
