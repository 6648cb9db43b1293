import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOf } from '@meridia/tools/services/service-accounts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const HOST = 'www.meridia.example';
const ROBOTS = `User-agent: *\nDisallow: /api/\nDisallow: /crm/\nDisallow: /en/crm/\n\nSitemap: https://${HOST}/sitemap.xml\n`;
const CONTACT = 'mailto:security@meridia.example';
const A_DAY = 'public, max-age=86400';
const API = 'https://api.meridia.example/v1';

let site: WebNode;
let trial: WebNode;

beforeAll(async () => {
  site = await startWebNode({ name: 'machines', settings: { SITE_HOST: HOST, SECURITY_CONTACT: CONTACT } });
  trial = await startWebNode({
    name: 'trial',
    settings: { SEARCH_ENGINES: 'refused', BROWSER_API_URL: API, ENABLED_LOCALES: 'fr,en' },
  });
});
afterAll(() => Promise.all([site.stop(), trial.stop()]));

const onHost = { headers: { Host: HOST } };

describe('V-14 robots.txt', () => {
  it('is plain text that lets the pages be read, on the host of the school', async () => {
    const { status, headers, html } = await site.ask('/robots.txt', onHost);

    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(html).toBe(ROBOTS);
    expect((await site.ask('/', onHost)).headers['x-robots-tag']).toBeUndefined();
  });

  it('refuses another host of the same site', async () => {
    expect((await site.ask('/robots.txt', { headers: { Host: 'essai.example' } })).html).toBe(
      'User-agent: *\nDisallow: /\n',
    );
  });

  it('refuses a trial by its setting, and so does every page of it', async () => {
    expect((await trial.ask('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n');
    const pages = await Promise.all(['/', '/inconnu', '/favicon.ico'].map((path) => trial.ask(path)));

    expect(pages.map(({ headers }) => headers['x-robots-tag'])).toEqual(pages.map(() => 'noindex, nofollow'));
  });

  it('answers a HEAD without its words', async () => {
    const { status, headers, html } = await site.ask('/robots.txt', { method: 'HEAD', ...onHost });

    expect([status, headers['content-length'], html]).toEqual([200, String(ROBOTS.length), '']);
  });
});

describe('/.well-known/security.txt', () => {
  it('names whom to write to, and until when that is so', async () => {
    const { status, headers, html } = await site.ask('/.well-known/security.txt', onHost);

    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(html).toContain(`Contact: ${CONTACT}\n`);
    expect(Date.parse(/^Expires: (.+)$/m.exec(html)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });

  it('is not there at a school that names nobody', async () => {
    expect((await trial.ask('/.well-known/security.txt')).status).toBe(404);
  });
});

describe('V-14 what programs ask for without having read a page', () => {
  it('/favicon.ico is an icon, and kept for a day', async () => {
    const { status, headers, html } = await site.ask('/favicon.ico');

    expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect(headers['cache-control']).toBe(A_DAY);
    expect(html.startsWith('\0\0\u0001\0\u0003\0')).toBe(true);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await site.ask('/favicon.ico');
    const again = await site.ask('/favicon.ico', { headers: { 'If-None-Match': headers.etag ?? '' } });

    expect([again.status, again.html]).toEqual([304, '']);
  });

  it.each(['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png', '/apple-touch-icon-120x120.png'])(
    '%s is a picture',
    async (path) => {
      const { status, headers } = await site.ask(path);

      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    },
  );

  it.each(['/sitemap-news.xml', '/ads.txt', '/.well-known/absent.txt', '/favicon.png'])(
    '%s, which is not there, is a 404 without a render',
    async (path) => {
      const { status, html } = await site.ask(path);

      expect(status).toBe(404);
      expect(html.length).toBeLessThan(10_000);
    },
  );
});

describe('CALL-02, S-35 a configured base of the browser', () => {
  it('is named by the page, allowed by its policy, and may be called from another origin', async () => {
    const { html, headers } = await trial.ask('/');
    expect(html).toContain(`<html lang="fr" data-api="${API}">`);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.meridia.example;");

    const call = await trial.ask('/api/crm-links/actions?locale=fr');
    expect(call.headers['access-control-allow-origin']).toBe('*');
    expect((await trial.ask('/manifest.webmanifest')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is that of the site without one', async () => {
    const { html, headers } = await site.ask('/', onHost);
    expect(html).toContain('<html lang="fr">');
    expect(headers['content-security-policy']).not.toContain('connect-src');

    const call = await site.ask('/api/crm-links/actions?locale=fr', onHost);
    expect([call.status, call.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});

describe('S-39 one hop, and no page that is none', () => {
  it.each(['/login', '/LOGIN', '/login/', '/fr/Login/', '/en/LOGIN'])(
    'ROUTE-18, REDIR-10 %s leads on at once',
    async (path) => {
      const { status, headers } = await trial.ask(path);

      expect([status, headers.location, headers['cache-control']]).toEqual([302, '/', 'no-store']);
    },
  );

  it('ROUTE-18, REDIR-08 from the bare host too', async () => {
    const { status, headers } = await site.ask('/Login', { headers: { Host: 'meridia.example' } });

    expect([status, headers.location]).toEqual([302, `https://${HOST}/`]);
  });

  const LISTS = ['/programme', '/agenda', '/actualites', '/offres-alternance', '/ecole/equipe'];
  it.each(LISTS.flatMap((list) => ['0', 'abc', '-1', '1e3', '99999'].map((page) => `${list}?page=${page}`)))(
    'ROUTE-06 %s is a true 404',
    async (path) => {
      expect((await site.ask(path, onHost)).status).toBe(404);
    },
  );

  it.each(LISTS)('ROUTE-06 %s?page=1 is the list, at its own address', async (list) => {
    const { status, html } = await site.ask(`${list}?page=1`, onHost);

    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="https://${HOST}${list}"/>`);
  });

  it('ROUTE-19 off, the debug page is an unknown one: its status, its title and its words', async () => {
    const debug = await site.ask('/error/debug?status=503', onHost);
    const unknown = await site.ask('/inconnu', onHost);

    expect(debug.status).toBe(404);
    expect(debug.html).toBe(unknown.html);
  });
});

describe('what programs read', () => {
  const DOCUMENTS = [
    ['/sitemap.xml', 'application/xml'],
    ['/sitemaps/pages.xml', 'application/xml'],
    ['/sitemaps/programmes.xml', 'application/xml'],
    ['/flux/actualites.xml', 'application/rss+xml'],
    ['/flux/agenda.xml', 'application/rss+xml'],
    ['/flux/offres.xml', 'application/rss+xml'],
    ['/catalogue.json', 'application/json'],
    ['/catalogue.csv', 'text/csv'],
    ['/catalogue.schema.json', 'application/schema+json'],
    ['/llms.txt', 'text/plain'],
  ] as const;

  it.each(DOCUMENTS)('%s is a file of its type, kept like a page', async (path, type) => {
    const { status, headers } = await site.ask(path, onHost);
    const again = await site.ask(path, { headers: { Host: HOST, 'If-None-Match': headers.etag ?? '' } });

    expect([status, headers['content-type']?.split(';')[0]]).toEqual([200, type]);
    expect([again.status, again.headers['x-cache']]).toEqual([304, 'HIT']);
    expect(headers['speculation-rules']).toBeUndefined();
  });

  it.each(['/sitemaps/inconnu.xml', '/sitemaps/programmes-2.xml', '/en/sitemap.xml', '/flux/campus.xml'])(
    '%s is not there',
    async (path) => {
      expect((await trial.ask(path)).status).toBe(404);
    },
  );

  it('I18N-02 is there in English where English is served, and leads home elsewhere', async () => {
    expect((await trial.ask('/en/flux/agenda.xml')).status).toBe(200);
    expect((await site.ask('/en/flux/agenda.xml', onHost)).status).toBe(301);
    expect((await site.ask('/sitemaps/pages.xml', onHost)).html).not.toMatch(/\/en[/<"]/);
    expect((await trial.ask('/sitemaps/pages.xml')).html).toContain('hreflang="en"');
  });

  it('MACH-06 holds nothing of another school, and nothing that is not published', async () => {
    const settings = siteOf('boreal');
    const boreal = await startWebNode({ name: 'machines-boreal', settings });
    try {
      const read = (node: WebNode) =>
        Promise.all(
          DOCUMENTS.map(async ([path]) => (await node.ask(path, node === site ? onHost : {})).html),
        );
      const [own, theirs] = [(await read(site)).join('\n'), (await read(boreal)).join('\n')];

      expect(own).toContain('Meridia');
      expect(own).not.toMatch(/bor[ée]al/i);
      expect(theirs).toMatch(/Boréal/);
      expect(theirs).not.toMatch(/meridia/i);
    } finally {
      await boreal.stop();
    }
  });
});
