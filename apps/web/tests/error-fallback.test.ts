import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headingOf, textOf } from './support/ask.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const BREAKING = fileURLToPath(new URL('support/break-error-page.ts', import.meta.url));

let site: WebNode;

/** Its warm-up asks for an error page: it is never ready. */
beforeAll(async () => {
  const settings = { NODE_OPTIONS: `--import=${BREAKING}`, ERROR_DEBUG: 'on' };
  site = await startWebNode({ name: 'broken-error-page', until: '/healthz', settings });
});
afterAll(() => site.stop());

describe('a site whose error page is broken', () => {
  it.each([
    ['/inconnu', {}],
    ['/ecole/inconnu', { 'Accept-Encoding': 'gzip' }],
    ['/error/debug?status=403', {}],
  ])('ERRP-04 %s shows a message with a link home, without any script', async (path, headers) => {
    const { status, html, headers: answered } = await site.ask(path, { headers });

    expect(status).toBe(500);
    expect(answered['cache-control']).toBe('no-store');
    expect(answered['content-encoding']).toBeUndefined();
    expect(headingOf(html)).toBe('Oops !');
    expect(textOf(html)).toContain('Erreur interne au serveur.');
    expect(html).toContain('href="/">Retour au site</a>');
    expect(html).toContain('noindex');
    expect(html).not.toContain('<script');
    await expect.poll(() => readFileSync(site.logFile, 'utf8')).toContain('the error page is broken');
  });

  it('still has its other pages', async () => {
    const { status, html } = await site.ask('/ecole');

    expect(status).toBe(200);
    expect(headingOf(html)).not.toBe('');
  });
});
