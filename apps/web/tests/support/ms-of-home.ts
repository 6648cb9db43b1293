import type { WebNode } from './web-node.ts';

const ROUNDS = 5;

/** How long a node takes for its home page; the best of some, since what else the machine does only ever adds. */
export async function msOfHome(site: WebNode): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { status, ms } = await site.ask('/', { headers: { 'Accept-Encoding': 'br' } });
    taken.push(status === 200 ? ms : Infinity);
  }
  return Math.min(...taken);
}
