import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Handle = (request: ReceivedRequest, response: ServerResponse) => unknown;
export type ReceivedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const unauthorised = {
  data: null,
  error: { status: 401, name: 'UnauthorizedError', message: 'Missing token' },
};

/** A content service on loopback: it counts logins, refuses every token but the last, and hands reads to `handle`. */
export async function startContentService(handle: Handle, { expiresIn = 3600 } = {}) {
  const received: ReceivedRequest[] = [];
  const service = { logins: 0, validToken: 'none', loginStatus: 200, received };

  function answerLogin(response: ServerResponse): void {
    service.logins += 1;
    if (service.loginStatus !== 200) return sendJson(response, service.loginStatus, {});
    service.validToken = `token-${service.logins}`;
    sendJson(response, 200, { access_token: service.validToken, expires_in: expiresIn });
  }

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://service');
    const path = pathname.replace(/^\/api/, '');
    const { method = 'GET', headers } = message;
    const request = { method, path, query: searchParams, headers, body: await text(message) };
    received.push(request);

    if (path === '/login') return answerLogin(response);
    if (headers.authorization !== `Bearer ${service.validToken}`)
      return sendJson(response, 401, unauthorised);
    handle(request, response);
  }

  const server = createServer((message, response) => void answer(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return Object.assign(service, {
    baseUrl: `http://127.0.0.1:${port}/api`,
    reads: () => received.filter(({ path }) => path !== '/login'),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export type FakeContentService = Awaited<ReturnType<typeof startContentService>>;
