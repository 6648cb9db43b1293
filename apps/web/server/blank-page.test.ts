import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceBlankPage } from './blank-page';

const BLANK = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const WHOLE = '<!DOCTYPE html><html lang="fr"><body><h1>Oops !</h1></body></html>';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

async function ask(answer: RequestListener) {
  server = createServer((request, response) => {
    replaceBlankPage(response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'Accept-Encoding': 'identity' } });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

describe('the document that Next leaves empty', () => {
  it.each<[string, RequestListener]>([
    [
      'with its length',
      (_request, response) => {
        response.statusCode = 500;
        response.setHeader('Content-Length', BLANK.length).end(BLANK);
      },
    ],
    [
      'in pieces',
      (_request, response) => {
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.flushHeaders();
        response.write(BLANK.slice(0, 20));
        response.end(BLANK.slice(20));
      },
    ],
  ])('ERRP-04 becomes the error page with a link home: %s', async (_case, answer) => {
    const { status, body } = await ask(answer);

    expect(status).toBe(500);
    expect(body.toString()).toContain('Erreur interne au serveur.');
    expect(body.toString()).toContain('<a class="exit" href="/">');
  });

  it('ERRP-04 also when it is compressed', async () => {
    const { headers, body } = await ask((_request, response) => {
      response.writeHead(500, { 'Content-Encoding': 'gzip' }).end(gzipSync(BLANK));
    });

    expect(headers.get('content-encoding')).toBeNull();
    expect(body.toString()).toContain('Erreur interne au serveur.');
  });
});

describe('any other answer', () => {
  it('an error page that is whole stays as it is, compressed or not', async () => {
    const plain = await ask((_request, response) => {
      response.writeHead(500, { 'X-Own': 'yes' }).end(WHOLE);
    });
    expect([plain.headers.get('x-own'), plain.body.toString()]).toEqual(['yes', WHOLE]);
    server?.close();

    const packed = await ask((_request, response) => {
      response.writeHead(500, { 'Content-Encoding': 'gzip' }).end(gzipSync(WHOLE));
    });
    expect([packed.headers.get('content-encoding'), packed.body.toString()]).toEqual(['gzip', WHOLE]);
  });

  it('a page that is fine is not held back', async () => {
    const { status, body } = await ask((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      expect(response.headersSent).toBe(true);
      response.write('<h1>Bonjour</h1>');
      response.end();
    });

    expect([status, body.toString()]).toEqual([200, '<h1>Bonjour</h1>']);
  });
});
