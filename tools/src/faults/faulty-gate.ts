import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../services/free-port.ts';
import type { Fault } from './content-faults.ts';

/** The feed, and the way in: what a partial outage leaves alone. */
const FEED = /^\/api\/(changes|login)\b/;

export type FaultyGate = {
  url: string;
  /** `isFeedAlive`: only the feed answers as ever. */
  spoil: (fault: Fault, options?: { isFeedAlive?: boolean }) => Promise<void>;
  mend: () => Promise<void>;
  /** To another content service behind the same address. */
  leadTo: (target: string) => void;
  close: () => Promise<void>;
  /** The addresses asked so far, in order. */
  asked: readonly string[];
};

/** A door before the real content service: what goes through it can be refused, held up or spoilt. */
export async function createFaultyGate(target: string): Promise<FaultyGate> {
  const port = await freePort();
  const addresses: string[] = [];
  let leads = target;
  let fault: Fault | null = null;
  let isFeedAlive = false;

  function forward(asked: IncomingMessage, onAnswer: (answer: IncomingMessage) => void, fail: () => void) {
    const { hostname, port: targetPort } = new URL(leads);
    const { url: path, method, headers } = asked;
    const sent = request({ hostname, port: targetPort, path, method, headers, agent: false }, onAnswer);
    sent.on('error', fail);
    asked.pipe(sent);
  }

  function handle(asked: IncomingMessage, response: ServerResponse): void {
    const address = asked.url ?? '';
    addresses.push(address);
    const fail = () => response.destroy();
    const pass = () =>
      forward(
        asked,
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
        fail,
      );
    const read = () =>
      new Promise<{ status: number; body: Buffer }>((resolve) =>
        forward(
          asked,
          (answer) =>
            void buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 502, body }), fail),
          fail,
        ),
      );
    if (!fault || (isFeedAlive && FEED.test(address))) pass();
    else if (fault === 'refused') fail();
    else fault({ asked, response, pass, read });
  }

  let server = createServer(handle);
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();

  return {
    url: `http://127.0.0.1:${port}`,
    close,
    asked: addresses,
    leadTo: (other) => (leads = other),
    async spoil(next, options = {}) {
      fault = next;
      isFeedAlive = options.isFeedAlive ?? false;
      if (fault === 'refused' && !isFeedAlive) await close();
    },
    async mend() {
      fault = null;
      if (server.listening) return;
      server = createServer(handle);
      await listen();
    },
  };
}
