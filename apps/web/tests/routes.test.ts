import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE_STATUSES, ERROR_MESSAGES } from '@meridia/domain/error-catalogue';
import { headingOf, mainOf, textOf } from './support/ask.ts';
import { sendRaw } from './support/raw-request.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const AUTH_URL = 'https://connexion.meridia.example/ouvrir';
const BEFORE_IT_LEAVES_MS = 200;
const FIVE_LINKS = ['/', '/programme', '/campus', '/agenda', '/actualites'];

let site: WebNode;
let plain: WebNode;

beforeAll(async () => {
  [site, plain] = await Promise.all([
    startWebNode({ name: 'routes', settings: { ERROR_DEBUG: 'on', AUTH_URL, TRUSTED_EDGE: 'on' } }),
    startWebNode({ name: 'routes-plain' }),
  ]);
});
afterAll(() => Promise.all([site.stop(), plain.stop()]));

describe('pages', () => {
  it('I18N-01 the home is in French, without a prefix, complete in the HTML', async () => {
    const { status, html } = await site.ask('/');

    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr">');
    expect(headingOf(html)).toBe('Trouvez votre méridien');
    expect(mainOf(html)).toMatch(/<a href="\/agenda\/[^"]+"/);
    expect(mainOf(html)).toMatch(/<a href="\/actualites\/[^"]+"/);
  });

  it('I18N-01 the French prefix is not an address of its own', async () => {
    const { status, headers } = await site.ask('/fr/ecole');

    expect([status, headers.location]).toEqual([301, '/ecole']);
  });

  it.each([
    ['/ecole', 'a section'],
    ['/ecole/histoire', 'a page of a section'],
  ])('ROUTE-20 %s is %s', async (path) => {
    const { status, html } = await site.ask(path);

    expect(status).toBe(200);
    expect(headingOf(html)).not.toBe('');
  });

  it('a page is rendered once and then served', async () => {
    await site.ask('/vae');
    const { headers } = await site.ask('/vae');

    expect(headers['x-cache']).toBe('HIT');
  });
});

describe('unknown addresses', () => {
  it.each([
    ['/inconnu', 'an unknown section'],
    ['/ecole/inconnu', 'an unknown slug of a known section'],
    ['/a/b/c/d', 'an address that is too deep'],
    ['/wp-login.php', 'a file that is no file'],
    ['/home', 'the section of the home page'],
    ['/_', 'the placeholder of the build'],
    ['/_/_', 'its other placeholder'],
  ])('ROUTE-22 %s is %s: 404 with the error page', async (path) => {
    const { status, html } = await site.ask(path);

    expect(status).toBe(404);
    expect(textOf(html)).toContain(ERROR_MESSAGES[404]);
    expect(html).toContain('noindex');
  });

  it('ERR-02 says the technical message beside the catalogue’s', async () => {
    const { html } = await site.ask('/inconnu');

    expect(mainOf(html)).toMatch(/<p [^>]*lang="en">This page could not be found<\/p>/);
  });

  it('ROUTE-22 a missing page is stored, and served without another call', async () => {
    await site.ask('/inconnu-deux-fois');
    const { status, headers } = await site.ask('/inconnu-deux-fois');

    expect([status, headers['x-cache']]).toEqual([404, 'HIT']);
  });
});

describe('the error page', () => {
  it('ERRP-01 has its messages, its code, an illustration and five links', async () => {
    const { html } = await site.ask('/inconnu');
    const text = textOf(html);

    expect(headingOf(html)).toBe(ERROR_MESSAGES[404]);
    expect(text).toContain('Code d’erreur 404');
    expect(text).toContain('Reprenez par ici :');
    expect(mainOf(html)).toMatch(/<img [^>]*alt="Un globe[^"]+"/);
    const links = [...mainOf(html).matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(FIVE_LINKS);
  });

  it.each(CATALOGUE_STATUSES)('ERR-01, ROUTE-19 /error/debug?status=%i answers it', async (status) => {
    const answer = await site.ask(`/error/debug?status=${status}`);

    expect(answer.status).toBe(status);
    expect(textOf(answer.html)).toContain(`${ERROR_MESSAGES[status]}`);
    expect(textOf(answer.html)).toContain(`Code d’erreur ${status}`);
    expect(answer.html).toContain('noindex');
  });

  it('ERR-01, ROUTE-19 a status outside the catalogue has the last message', async () => {
    const { status, html } = await site.ask('/error/debug?status=418');

    expect(status).toBe(418);
    expect(textOf(html)).toContain('Une erreur est survenue.');
  });

  it('ROUTE-19 a success cannot be asked for', async () => {
    expect((await site.ask('/error/debug?status=200')).status).toBe(404);
  });

  it.each(['/error/debug', '/error/debug?status=500', '/error/debug/500'])(
    'ROUTE-19 %s does not exist unless it is switched on',
    async (path) => {
      expect((await plain.ask(path)).status).toBe(404);
    },
  );

  it('ERR-01 a malformed address answers 400 with its page', async () => {
    const { status, html } = await site.ask('/%E0%A4%A');

    expect(status).toBe(400);
    expect(textOf(html)).toContain('Mauvaise requête.');
    expect([...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(FIVE_LINKS);
  });
});

describe('the way to log in', () => {
  it('ROUTE-18 leads to the configured address', async () => {
    const { status, headers } = await site.ask('/login');

    expect([status, headers.location]).toEqual([302, AUTH_URL]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('ROUTE-18 leads home when none is configured', async () => {
    const { status, headers } = await plain.ask('/login');

    expect([status, headers.location]).toEqual([302, '/']);
  });
});

describe('every answer', () => {
  it.each(['/', '/inconnu', '/login', '/healthz', '/%E0%A4%A', '/icons/meridia/favicon.svg'])(
    'is protected: %s',
    async (path) => {
      const { headers } = await site.ask(path);

      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toContain('max-age=');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['content-security-policy']).toContain("object-src 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  // Unknown addresses share one page, which is there before the first of them is asked for.
  it.each([
    ['/partenaire', ['MISS', 'HIT']],
    ['/inconnu-de-tous', ['HIT', 'HIT']],
  ])('a page runs its own scripts and no other, also for its first visitor: %s', async (path, found) => {
    for (const cache of found) {
      const { headers } = await site.ask(path);
      const scripts = /script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];

      expect(headers['x-cache']).toBe(cache);
      expect(scripts).toContain("'sha256-");
      expect(scripts).not.toContain('unsafe-inline');
    }
  });

  it('is logged on one line with its number, which the edge may give', async () => {
    const { headers } = await site.ask('/vae', { headers: { 'X-Request-Id': 'edge-42' } });
    expect(headers['x-request-id']).toBe('edge-42');

    const lines = () =>
      readFileSync(site.logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('edge-42'));
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ path: '/vae', status: 200, level: 'info' });
  });

  it('probes are read, and nothing is posted to them', async () => {
    const { status, headers } = await site.ask('/healthz', { method: 'POST' });

    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('a client that leaves within its request is no failure of the site', async () => {
    const begun =
      'POST /api/vitals HTTP/1.1\r\nHost: a\r\nX-Request-Id: left-early\r\nContent-Length: 50\r\n\r\n{';
    const { status } = await sendRaw(site.url, Buffer.from(begun), BEFORE_IT_LEAVES_MS);
    expect(status).toBeNull();

    const lines = () =>
      readFileSync(site.logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('left-early'));
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 'info', isComplete: false });
  });

  it('a visitor cannot give a number when there is no edge', async () => {
    const { headers } = await plain.ask('/', { headers: { 'X-Request-Id': 'forged' } });

    expect(headers['x-request-id']).not.toBe('forged');
  });
});
