import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askTarget } from './ask-target';

let server: Server;
let base: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/slow') return;
    const status = Number(url.slice(1)) || 200;
    if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200).end('x');
    else if (url === '/moved') response.writeHead(302, { Location: '/200' }).end();
    else if (url === '/loop') response.writeHead(301, { Location: '/loop' }).end();
    else if (url === '/inside') response.writeHead(302, { Location: 'http://10.0.0.1/' }).end();
    else if (url === '/file') response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
    else response.writeHead(status).end('x'.repeat(1_000_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, patienceMs?: number) =>
  askTarget(`${base}${path}`, { allowedHosts: ['127.0.0.1'], ...(patienceMs ? { patienceMs } : {}) });

describe('GRID-03 a target is asked as a visitor would, and no further than its status', () => {
  it.each([
    ['/200', { status: 200 }],
    ['/404', { status: 404 }],
    ['/500', { status: 500 }],
    ['/no-head', { status: 200 }],
    ['/moved', { status: 200 }],
    ['/loop', { failure: 'redirects' }],
  ])('%s', async (path, outcome) => {
    expect(await ask(path)).toEqual(outcome);
  });

  it('one that never answers is given up', async () => {
    expect(await ask('/slow', 200)).toEqual({ failure: 'slow' });
  });

  it('one that nobody listens on', async () => {
    expect(await askTarget('http://127.0.0.1:1/', { allowedHosts: ['127.0.0.1'] })).toEqual({
      failure: 'unreachable',
    });
  });
});

describe('GRID-04 the service asks nothing of its own network', () => {
  it.each(['http://localhost', 'http://127.0.0.1', 'http://[::1]', 'http://169.254.169.254/latest/'])(
    '%s is not asked',
    async (target) => {
      const before = asked.length;
      const address = target.replace(
        /^(http:\/\/(?:localhost|127\.0\.0\.1))$/,
        `$1:${base.split(':')[2]}/200`,
      );
      expect(await askTarget(address, { allowedHosts: [] })).toEqual({ failure: 'private' });
      expect(asked).toHaveLength(before);
    },
  );

  it('nor where an allowed host leads to', async () => {
    expect(await ask('/inside')).toEqual({ failure: 'private' });
    expect(await ask('/file')).toEqual({ failure: 'address' });
  });

  it.each(['', 'ftp://crm.example/', 'javascript:alert(1)', 'crm.example/x'])(
    '« %s » is no address of the web',
    async (target) => {
      expect(await askTarget(target, { allowedHosts: [] })).toEqual({ failure: 'address' });
    },
  );
});
