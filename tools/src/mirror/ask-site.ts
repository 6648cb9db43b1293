import { request, type Agent } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type SiteAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/** Of the connection, or of this one request: nothing that belongs to a page. */
const PASSING =
  /^(?:connection|keep-alive|date|transfer-encoding|content-length|x-request-id|x-cache|x-edge-keep)$/;
const PATIENCE_MS = 10_000;

/** Not a visit: the site need not keep ready what is asked for to be copied. */
export const headersFor = (host: string | undefined) => ({ purpose: 'mirror', ...(host && { host }) });

/** The bytes as they come, compressed as they are kept. */
export function askSite(
  { site, host, agent }: { site: string; host?: string | undefined; agent: Agent },
  address: string,
  etag?: string,
): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br',
      ...headersFor(host),
      ...(etag && { 'if-none-match': etag }),
    };
    const asked = request(new URL(address, site), { headers, agent, timeout: PATIENCE_MS }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !PASSING.test(name));
      const plain = Object.fromEntries(kept.map(([name, value]) => [name, [value].flat().join(', ')]));
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: plain, body }),
        reject,
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`${address} took longer than ${PATIENCE_MS} ms`)));
    asked.on('error', reject).end();
  });
}
