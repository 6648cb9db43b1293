import { setTimeout as sleep } from 'node:timers/promises';
import { startWatch } from '@meridia/tools/services/running-clock';
import type { WebNode } from './web-node.ts';

const STEP_MS = 25;
const PATIENCE_MS = 15_000;

/** How long (ms) until a page of every node shows a text; 15 s when it never does. */
export async function untilShown(nodes: readonly WebNode[], page: string, text: string): Promise<number> {
  if (nodes.length === 0) throw new Error('No node runs');
  const elapsed = startWatch();
  const shows = async (node: WebNode) => (await node.ask(page)).html.includes(text);
  for (;;) {
    const shown = await Promise.all(nodes.map(shows));
    const ms = Math.round(elapsed());
    if (shown.every(Boolean) || ms > PATIENCE_MS) return ms;
    await sleep(STEP_MS);
  }
}

/** What an address answers, and where it leads. */
export async function outcomeOf(node: WebNode, page: string): Promise<string> {
  const { status, headers } = await node.ask(page, { headers: { 'Accept-Encoding': 'gzip' } });
  return `${status} ${headers.location ?? ''}`.trim();
}

export async function outcomesOf(node: WebNode, pages: readonly string[]): Promise<string[]> {
  return Promise.all(pages.map(async (page) => `${page} ${await outcomeOf(node, page)}`));
}
