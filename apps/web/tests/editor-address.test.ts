import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askEdge } from './support/ask-edge.ts';

const NOBODY = '127.0.0.1:9';

/** In the place of the content service: it answers with the address that it is told. */
let service: Server;
let direct: OwnEdge;
let proxied: OwnEdge;

const toldBy = async ({ contentUrl }: OwnEdge, forwarded?: string): Promise<string> => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await askEdge(contentUrl, '/admin/login', { headers })).body.toString();
};

beforeAll(async () => {
  service = createServer((request, response) => response.end(String(request.headers['x-forwarded-for'])));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const content = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const behind = { web: [NOBODY], content, mirror: NOBODY };
  direct = await startOwnEdge('editor-address', behind);
  proxied = await startOwnEdge('editor-address-proxied', behind, { trusted: ['127.0.0.1/32'] });
});
afterAll(async () => {
  await direct.stop();
  await proxied.stop();
  service.close();
});

it('ACC-08 an editor who comes through a proxy of ours is told apart by the address that it saw', async () => {
  expect(await toldBy(proxied, '203.0.113.9')).toBe('203.0.113.9');
  expect(await toldBy(proxied, '203.0.113.10')).toBe('203.0.113.10');
});

it('ACC-08 an address that the editor made up is not taken', async () => {
  expect(await toldBy(proxied, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await toldBy(direct, '198.51.100.1')).toBe('127.0.0.1');
});

it('ACC-08 a node, which tells no address, keeps its own', async () => {
  expect(await toldBy(proxied)).toBe('127.0.0.1');
});
