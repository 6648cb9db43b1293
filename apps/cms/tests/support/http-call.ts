import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

type CallOptions = {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Text and bytes go as they are, anything else as JSON. */
  body?: unknown;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; json: unknown };

/** One HTTP call with the path exactly as written: `fetch` would tidy `..` and refuse what a hostile caller sends. */
export function call(url: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', token, body } = options;
  const content = toContent(body);
  const headers = {
    Accept: 'application/json',
    // Node sends the length by itself for some methods only, and a DELETE would arrive broken.
    ...(content ? { 'Content-Type': 'application/json', 'Content-Length': String(content.length) } : {}),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...options.headers,
  };

  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      text(response).then((received) => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, headers: answered, text: received, json: toJson(received) });
      }, reject);
    });
    sent.on('error', reject);
    sent.end(content);
  });
}

function toContent(body: unknown): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function toJson(received: string): unknown {
  try {
    return JSON.parse(received);
  } catch {
    return undefined;
  }
}
