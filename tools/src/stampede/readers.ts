import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Reading = { address: string; status: number; ms: number; html: string };

const PATIENCE_MS = 10_000;

/** All at once, each with a connection that is open already: what is measured is the site, not the way to it. */
export async function openReaders(site: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count });

  function read(address: string, place: number): Promise<Reading> {
    const startedAt = performance.now();
    const headers = { 'x-forwarded-for': `198.51.100.${(place % 250) + 1}` };
    return new Promise((resolve, reject) => {
      const sent = request(new URL(address, site), { agent, headers, timeout: PATIENCE_MS }, (answer) => {
        text(answer).then(
          (html) =>
            resolve({ address, status: answer.statusCode ?? 0, ms: performance.now() - startedAt, html }),
          reject,
        );
      });
      sent.on('timeout', () => sent.destroy()).on('error', reject);
      sent.end();
    });
  }
  const readAll = (addresses: readonly string[]) =>
    Promise.all(
      Array.from({ length: count }, (_, place) => read(addresses[place % addresses.length] ?? '/', place)),
    );

  return { readAll, close: () => agent.destroy() };
}
