import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentClient, type ContentClient } from '@meridia/content-client/content-client';
import { REDIRECTS_PATH } from '@meridia/contract/endpoints';
import { redirectWire, type RedirectWire } from '@meridia/contract/redirects.wire';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { readKnownPaths } from './support/known-paths.ts';
import { sharedContent, sharedEditor } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const HOST = 'www.meridia.example';
const MEDIA_HOST = 'media.meridia.example';
const REDIRECT = 'api::redirect.redirect';

let site: WebNode;
let client: ContentClient;
let redirects: RedirectWire[];

beforeAll(async () => {
  const settings = { SITE_HOST: HOST, TRUSTED_EDGE: 'on', ALLOWED_REDIRECT_HOSTS: MEDIA_HOST };
  site = await startWebNode({ name: 'redirects', settings });
  client = createContentClient({
    baseUrl: `${sharedContent().url}/api`,
    credentials: () => ACCOUNTS.meridia,
  });
  redirects = await client.getAll(REDIRECTS_PATH, { locale: 'fr', schema: redirectWire });
});
afterAll(() => site.stop());

const destinationsInside = () =>
  redirects
    .filter(({ kind, destination }) => kind === 'exact' && destination.startsWith('/'))
    .map(({ destination }) => new URL(destination, `https://${HOST}`));
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
const visit = (path: string, host = HOST) => site.ask(path, { headers: { 'X-Forwarded-Host': host } });

describe('redirects over HTTP', () => {
  it.each([
    ['as it is', (path: string) => encoded(path), HOST],
    ['in upper case', (path: string) => encoded(path.toUpperCase()), HOST],
    ['with a final slash', (path: string) => `${encoded(path)}/`, HOST],
    ['without www', (path: string) => encoded(path), HOST.replace('www.', '')],
    ['all three', (path: string) => `${encoded(path.toUpperCase())}/`, HOST.replace('www.', '')],
    ['with a query', (path: string) => `${encoded(path)}?utm_source=Salon&x=1`, HOST],
  ])(
    'REDIR-08, REDIR-10 every exact redirect of the content %s: one 301 to its end',
    async (_name, disguise, host) => {
      const exact = redirects.filter(({ kind }) => kind === 'exact');
      expect(exact.length).toBeGreaterThan(300);

      for (const { source, destination } of exact) {
        const asked = disguise(source);
        const { status, headers } = await visit(asked, host);
        const target = new URL(headers.location ?? '', `https://${HOST}`);
        const expected = new URL(destination, `https://${HOST}`);

        expect([asked, status]).toEqual([asked, 301]);
        expect([asked, target.host, target.pathname]).toEqual([asked, expected.host, expected.pathname]);
        if (asked.includes('?')) expect(target.search).toContain('utm_source=Salon&x=1');
      }
    },
  );

  it('REDIR-10 no destination is redirected again', async () => {
    const paths = [...new Set(destinationsInside().map(({ pathname }) => pathname))];
    expect(paths.length).toBeGreaterThan(50);

    // Without www, the answer tells where an address leads at the price of no page.
    for (const path of paths) {
      const { headers } = await visit(path, HOST.replace('www.', ''));
      expect(headers.location).toBe(`https://${HOST}${path}`);
    }
  });

  it('REDIR-10 every destination is known to the content service, or is a file of the media host', async () => {
    const known = await readKnownPaths(client);
    const unknown = destinationsInside().filter(({ pathname }) => !known.has(decodeURIComponent(pathname)));
    const outside = redirects.filter(({ destination }) => !destination.startsWith('/'));

    expect(unknown.map(({ pathname }) => pathname)).toEqual([]);
    expect(outside.length).toBeGreaterThan(0);
    for (const { destination } of outside) {
      expect(new URL(destination).host).toBe(MEDIA_HOST);
      expect(new URL(destination).pathname).toMatch(/\.[a-z0-9]+$/);
    }
  });

  it.each([
    ['meridia.example', '/', 'https://www.meridia.example/'],
    ['meridia.example', '/campus?a=B', 'https://www.meridia.example/campus?a=B'],
    ['meridia.example:443', '/Campus/', 'https://www.meridia.example/campus'],
  ])('REDIR-08 %s%s goes to the www host', async (host, path, location) => {
    const { status, headers } = await visit(path, host);

    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(['preview-12.meridia.example', 'localhost:3000', '127.0.0.1'])(
    'REDIR-08 leaves %s alone',
    async (host) => {
      expect((await visit('/', host)).status).toBe(200);
    },
  );

  it('REDIR-08 health checks are answered on any host', async () => {
    expect((await visit('/healthz', 'meridia.example')).status).toBe(200);
    expect((await visit('/readyz', 'meridia.example')).status).toBe(200);
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '///evil.example/%2e%2e', '/%2F%2Fevil.example'],
    ...['/%2Fevil.example/', '/%2F%2FEvil.example', '/%5CEvil.example', '/Campus/%2e%2e/%2Fevil.example'],
  ])('REDIR-10 %s leads nowhere else', async (path) => {
    const location = (await visit(path)).headers.location ?? '/';

    expect(new URL(location, `https://${HOST}`).host).toBe(HOST);
  });

  it.each([
    ['/legal-notices', '/mentions-legales'],
    ['/data-privacy-policy', '/charte-donnees-personnelles'],
    ['/Data-privacy-policy', '/charte-donnees-personnelles'],
  ])('ROUTE-21 with English off, %s is one 301 to its French page, which exists', async (path, french) => {
    const { status, headers } = await visit(path);

    expect([status, headers.location]).toEqual([301, french]);
    expect((await visit(french)).status).toBe(200);
  });

  it('REDIR-11 a redirect that an editor adds, changes and withdraws is live within seconds', async () => {
    const editor = sharedEditor();
    const locationOf = async () => (await visit('/une-adresse-toute-neuve')).headers.location;
    expect(await locationOf()).toBeUndefined();

    const data = { source: '/une-adresse-toute-neuve', destination: '/contact', kind: 'exact', active: true };
    const documentId = await editor.create(REDIRECT, data);
    await expect.poll(locationOf).toBe('/contact');

    await editor.update(REDIRECT, documentId, { ...data, active: false });
    await expect.poll(locationOf).toBeUndefined();
  });
});
