import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { openConnection, toQuestion } from '../bench/kept-connection.ts';

export type Reading = { address: string; status: number; ms: number; html: string };

/** How often each page is read by those who were there before. */
const READ_EACH_MS = 500;

/** All at once, each with a connection that is open already: what is measured is the site, not the way to it. */
export async function openReaders(site: string, count: number) {
  const port = Number(new URL(site).port);
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));

  async function read(address: string, place: number) {
    const question = toQuestion(address, {
      'Accept-Encoding': 'br',
      'X-Forwarded-For': `198.51.100.${(place % 250) + 1}`,
    });
    const startedAt = performance.now();
    const answer = await connections[place]?.ask(question);
    if (!answer) throw new Error(`There is no reader ${place}`);
    return { address, ...answer, ms: performance.now() - startedAt };
  }

  const readAt = (addresses: readonly string[], readers: number) =>
    Promise.all(
      Array.from({ length: readers }, (_, place) => read(addresses[place % addresses.length] ?? '/', place)),
    );

  return {
    /** What each has read is unpacked once all have: it is no part of what they waited for. */
    async readAll(addresses: readonly string[]): Promise<Reading[]> {
      const answers = await readAt(addresses, count);
      return answers.map(({ address, status, ms, body, headers }) => {
        const isPacked = headers.some(([name, value]) => /content-encoding/i.test(name) && value === 'br');
        return { address, status, ms, html: String(isPacked ? brotliDecompressSync(body) : body) };
      });
    },
    /** The site as it is by day: each page is read by somebody, again and again. */
    async readFor(addresses: readonly string[], lastingMs: number): Promise<void> {
      const until = performance.now() + lastingMs;
      while (performance.now() < until) {
        await readAt(addresses, addresses.length);
        await sleep(READ_EACH_MS);
      }
    },
    close: () => connections.forEach((connection) => connection.close()),
  };
}
