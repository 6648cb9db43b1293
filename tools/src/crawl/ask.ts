import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Not compressed: the crawl and the site share the machine, and nothing travels. */
const HEADERS = { 'accept-encoding': 'identity' };
/** Kept while they are used, and no reason to stay. */
const agent = new Agent({ keepAlive: true });

export type Answer = {
  status: number;
  location: string | null;
  type: string;
  policy: string;
  /** Of the status line and the headers, as they came over the wire. */
  headBytes: number;
  body: Buffer;
};

function headBytesOf({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const head = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n`];
  for (let index = 0; index < rawHeaders.length; index += 2)
    head.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`);
  return Buffer.byteLength(`${head.join('')}\r\n`);
}

/** One answer, as it comes: a redirect is not followed. */
export function ask(url: string, headers: Record<string, string> = HEADERS): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent }, (response) => {
      const { statusCode = 0, headers: told } = response;
      buffer(response).then(
        (body) =>
          resolve({
            status: statusCode,
            location: told.location ?? null,
            type: told['content-type'] ?? '',
            policy: String(told['content-security-policy'] ?? ''),
            headBytes: headBytesOf(response),
            body,
          }),
        reject,
      );
    });
    sent.on('error', reject).end();
  });
}
