import { createServer, request as askSite, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

/**
 * The site behind a gate of its own, so at an address of its own: its worker and its copies are those of one test. Playwright
 * does not take the network from a worker; a gate that is cut does, and leaves the other tests alone.
 */
export type NetworkGate = {
  url: string;
  /** What came through, as `GET /path?query`. */
  requests: string[];
  cut: () => void;
  restore: () => void;
  /** A path that is not answered until it is let go, whoever asks for it. */
  hold: (path: string) => () => void;
  /** Answers itself for a path, as a later build of the site would. */
  answer: (path: string, answer: Answer) => void;
  close: () => Promise<void>;
};

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/';

function forward(siteUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const asked = askSite(new URL(url, siteUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

export async function openNetworkGate(siteUrl: string): Promise<NetworkGate> {
  const requests: string[] = [];
  const answers = new Map<string, Answer>();
  const held = new Map<string, Promise<void>>();
  let isCut = false;

  async function answerOrForward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await held.get(pathOf(request.url));
    const own = answers.get(pathOf(request.url));
    if (own) response.writeHead(own.status, own.headers).end(own.body);
    else forward(siteUrl, request, response);
  }

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void answerOrForward(request, response);
  });
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
    hold(path) {
      let release = () => {};
      held.set(path, new Promise((resolve) => (release = resolve)));
      return release;
    },
    answer: (path, answer) => void answers.set(path, answer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
