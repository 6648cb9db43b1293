import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type EdgeAnswer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer };

type Options = { headers?: Record<string, string>; method?: string; body?: string };

/** One request to an edge, on a connection of its own: its bytes as they come. */
export function askEdge(
  url: string,
  address: string,
  { headers = {}, method = 'GET', body = '' }: Options = {},
): Promise<EdgeAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: address, method, headers, agent: false }, (answer) => {
      const { statusCode: status = 0, headers: told, rawHeaders } = answer;
      buffer(answer).then((bytes) => resolve({ status, headers: told, rawHeaders, body: bytes }), reject);
    });
    sent.on('error', reject).end(body);
  });
}
