import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '@meridia/tools/services/free-port';

export type ContentGate = {
  url: string;
  /** Connections are refused, as when the content service is stopped. */
  close: () => Promise<void>;
  open: () => Promise<void>;
  /** Connections are accepted and never answered. */
  hang: () => void;
  /** Answers 500 to addresses that hold this text, or that fit. */
  fail: (part: string | RegExp | null) => void;
  /** The addresses asked so far, in order. */
  asked: readonly string[];
};

/** A door before the real content service, to be shut without stopping what other nodes use. */
export async function createContentGate(target: string): Promise<ContentGate> {
  const port = await freePort();
  let isHanging = false;
  let failing: string | RegExp | null = null;
  const addresses: string[] = [];

  function forward(asked: IncomingMessage, response: ServerResponse): void {
    addresses.push(asked.url ?? '');
    if (isHanging) return;
    if (failing !== null && (asked.url ?? '').search(failing) >= 0) {
      response.writeHead(500).end('{}');
      return;
    }
    const { hostname, port: targetPort } = new URL(target);
    const { url: path, method, headers } = asked;
    const sent = request({ hostname, port: targetPort, path, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    asked.pipe(sent);
  }

  let server = createServer(forward);
  const open = async () => {
    isHanging = false;
    if (server.listening) return;
    server = createServer(forward);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  await open();

  return {
    url: `http://127.0.0.1:${port}`,
    open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    hang: () => (isHanging = true),
    fail: (part) => (failing = part),
    asked: addresses,
  };
}
