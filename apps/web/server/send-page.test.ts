import { request, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageSender } from './send-page';
import { aPage } from './stored-page.fixture';
import type { StoredPage } from './stored-page';

vi.mock('node:zlib', async (importOriginal) => {
  const real = await importOriginal<typeof zlib>();
  return { ...real, gunzipSync: vi.fn(real.gunzipSync), createGunzip: vi.fn(real.createGunzip) };
});

const HTML = `<!doctype html><p>${'Relations internationales et science politique. '.repeat(200)}</p>`;
const send = createPageSender(() => ({}), { speculationRules: '"/rules"', isEdgeTrusted: false });
const server = createServer((asked, response) => send(asked, response, page, { how: 'HIT' }));
let page: StoredPage;

beforeAll(async () => {
  page = await aPage({ html: HTML });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => vi.clearAllMocks());

function ask(method: string, encoding: string) {
  const { port } = server.address() as AddressInfo;
  const options = { port, host: '127.0.0.1', method, agent: false, headers: { 'Accept-Encoding': encoding } };
  return new Promise<{ headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const asked = request(options, (answer) => {
      text(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    });
    asked.on('error', reject).end();
  });
}

const lengthOf = ({ 'content-length': length }: IncomingHttpHeaders) => Number(length);

describe('a cached page', () => {
  it('for HEAD has the length of every encoding, and nothing is decompressed', async () => {
    for (const [encoding, length] of [
      ['identity', Buffer.byteLength(HTML)],
      ['gzip', page.gzip.length],
      ['br', page.br.length],
    ] as const) {
      const { headers, body } = await ask('HEAD', encoding);
      expect([encoding, lengthOf(headers), body]).toEqual([encoding, length, '']);
    }
    expect(zlib.gunzipSync).not.toHaveBeenCalled();
    expect(zlib.createGunzip).not.toHaveBeenCalled();
  });

  it('is decompressed beside the event loop for a client that reads no compression', async () => {
    const { headers, body } = await ask('GET', 'identity');
    expect([lengthOf(headers), body]).toEqual([Buffer.byteLength(HTML), HTML]);
    expect(zlib.gunzipSync).not.toHaveBeenCalled();
    expect(zlib.createGunzip).toHaveBeenCalledOnce();
  });

  it('is sent as it is kept to one that reads compression', async () => {
    for (const encoding of ['gzip', 'br'] as const)
      expect(lengthOf((await ask('GET', encoding)).headers)).toBe(page[encoding].length);
    expect(zlib.createGunzip).not.toHaveBeenCalled();
  });
});
