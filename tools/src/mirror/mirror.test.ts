import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMirrorServer } from './serve.ts';
import { sweep } from './sweep.ts';

type Page = { status: number; body: string; headers?: Record<string, string> };

let folder: string;
let pages: Record<string, Page>;
let asked: string[];
let servers: Server[];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site of a few pages, compressed, with a tag each. */
const startSite = () =>
  listen(
    createServer((request, response) => {
      const address = request.url ?? '';
      asked.push(address);
      const page = pages[address] ?? { status: 404, body: '' };
      const etag = `"${page.body.length}-${page.body.slice(-3)}"`;
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      const packed = request.headers['accept-encoding'] === 'br';
      const headers = { 'content-type': 'text/html', etag, ...page.headers };
      response.writeHead(page.status, { ...headers, ...(packed && { 'content-encoding': 'br' }) });
      response.end(packed ? brotliCompressSync(page.body) : page.body);
    }),
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mirror-'));
  asked = [];
  servers = [];
  pages = {
    '/robots.txt': { status: 200, body: 'Sitemap: https://www.school.example/sitemap.xml' },
    '/sitemap.xml': { status: 200, body: '<loc>https://www.school.example/sitemap/0.xml</loc>' },
    '/sitemap/0.xml': {
      status: 200,
      body: '<loc>https://www.school.example/</loc><loc>https://www.school.example/campus</loc>',
    },
    '/': {
      status: 200,
      body: '<img src="/media/lyon.avif">Accueil',
      headers: { 'content-security-policy': "default-src 'self'" },
    },
    '/campus': { status: 200, body: 'Campus' },
    '/media/lyon.avif': {
      status: 200,
      body: 'image',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
    '/_site/a.js': { status: 200, body: 'script' },
    '/crm/contact': { status: 200, body: 'Contact' },
  };
});
afterEach(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

it('keeps each page of the sitemap with its headers, what it shows and the files of the build', async () => {
  const site = await startSite();
  expect(await sweep({ folder, site, files: ['/_site/a.js'] })).toMatchObject({ media: 1, files: 1 });

  const mirror = await listen(createMirrorServer(folder));
  const home = await fetch(`${mirror}/?utm_source=x`);
  expect([home.status, await home.text()]).toEqual([200, '<img src="/media/lyon.avif">Accueil']);
  expect(home.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(home.headers.get('x-cache')).toBe('MIRROR');
  const plain = await fetch(mirror, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
    null,
    '<img src="/media/lyon.avif">Accueil',
  ]);
  for (const address of ['/campus', '/media/lyon.avif', '/_site/a.js', '/crm/contact'])
    expect([address, (await fetch(`${mirror}${address}`)).status]).toEqual([address, 200]);
});

it('does not know what the sitemap does not, nor where a choice leads', async () => {
  await sweep({ folder, site: await startSite(), files: [] });
  const mirror = await listen(createMirrorServer(folder));

  for (const address of ['/inconnu', '/__proto__', '/constructor', '/crm/contact?programme=x&campus=y'])
    expect([address, (await fetch(`${mirror}${address}`)).status]).toEqual([address, 404]);
});

it('asks again for what may have changed only', async () => {
  const site = await startSite();
  await sweep({ folder, site, files: [] });
  asked = [];
  pages['/campus'] = { status: 200, body: 'Campus de Lyon' };

  expect(await sweep({ folder, site, files: [] })).toMatchObject({ changed: 1 });
  expect(asked).not.toContain('/media/lyon.avif');
});

it('keeps the last good copy of what the site cannot give, and forgets what is gone', async () => {
  const site = await startSite();
  await sweep({ folder, site, files: ['/_site/a.js'] });
  pages['/'] = { status: 503, body: 'Panne' };
  pages['/crm/contact'] = { status: 429, body: 'Trop' };
  pages['/campus'] = { status: 410, body: 'Supprimé' };
  // Another build: the pages that somebody has open still ask for the files of this one.
  await sweep({ folder, site, files: ['/_site/b.js'] });
  const mirror = await listen(createMirrorServer(folder));
  const statusOf = async (address: string) => (await fetch(`${mirror}${address}`)).status;

  expect(await (await fetch(mirror)).text()).toContain('Accueil');
  expect([await statusOf('/campus'), await statusOf('/_site/a.js')]).toEqual([404, 200]);
  expect(await (await fetch(`${mirror}/crm/contact`)).text()).toBe('Contact');
});
