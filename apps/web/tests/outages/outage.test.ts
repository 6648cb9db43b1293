import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from '@meridia/domain/error-catalogue';
import { mainOf, textOf } from '../support/ask.ts';
import { createContentGate, type ContentGate } from '../support/content-gate.ts';
import { firstEventOf, renameEvent } from '../support/next-event.ts';
import { sharedContent, sharedEditor } from '../support/shared-content.ts';
import { startWebNode, type WebNode } from '../support/web-node.ts';

/** The poll of the change feed, its timeout, and a busy machine. */
const NOTICED_MS = 4000;
/** Once a page is stored without a part, until it has it. */
const HEALED_MS = 10_000;

/** Everything but the feed itself and the way in. */
const ALL_CONTENT = /^\/api\/(?!changes|login)/;

/** The addresses under a folder that a part of a page leads to, each once. */
function linksUnder(folder: string, html: string): string[] {
  return [...new Set([...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href ?? ''))].filter(
    (href) => href.startsWith(`${folder}/`),
  );
}

const eventsOf = (html: string) => linksUnder('/agenda', mainOf(html));
const newsOf = (html: string) => linksUnder('/actualites', mainOf(html));
const menuOf = (html: string) => linksUnder('/campus', /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '');

let gate: ContentGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createContentGate(sharedContent().url);
  site = await startWebNode({ name: 'outage', contentUrl: gate.url });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

describe('with the content service stopped', () => {
  beforeAll(async () => {
    await site.ask('/ecole');
    await gate.close();
  });
  afterAll(() => gate.open());

  it.each(['/', '/ecole', '/page-introuvable'])('%s, rendered before, is served', async (path) => {
    const { status } = await site.ask(path);

    expect(status).toBe(path === '/page-introuvable' ? 404 : 200);
  });

  it('ERR-01 a page never rendered answers 503 with the complete error page', async () => {
    const { status, headers, html } = await site.ask('/carrieres');

    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('<html lang="fr">');
    expect(textOf(html)).toContain(ERROR_MESSAGES[503]);
    expect(textOf(html)).toContain('Code d’erreur 503');
    expect(mainOf(html)).toContain('<li><a href="/agenda">Agenda</a></li>');
  });

  it('visitors who ask for it together all get that answer', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.ask('/carrieres/ong')));

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  });

  it('redirects are still known', async () => {
    expect((await site.ask('/blog')).headers.location).toBe('/actualites');
  });
});

describe('with the content service hanging', () => {
  beforeAll(() => gate.hang());
  afterAll(async () => {
    await gate.close();
    await gate.open();
  });

  it('ERR-01 a page never rendered answers 504 within 3 seconds', async () => {
    const { status, html, ms } = await site.ask('/carrieres/stages');

    expect(status).toBe(504);
    expect(textOf(html)).toContain(ERROR_MESSAGES[504]);
    expect(ms).toBeLessThan(3000);
  });

  it('pages rendered before are served at once', async () => {
    const { status, ms } = await site.ask('/ecole');

    expect(status).toBe(200);
    expect(ms).toBeLessThan(500);
  });
});

describe('once the content service is back', () => {
  it('what had failed is there, without a restart', async () => {
    await expect.poll(async () => (await site.ask('/carrieres')).status).toBe(200);
    await expect.poll(async () => (await site.ask('/carrieres/stages')).status).toBe(200);
  });
});

describe('a change that cannot be read any more', () => {
  it('leaves the page as it was until the content service is back', async () => {
    const editor = sharedEditor();
    const event = await firstEventOf(site, editor);
    await renameEvent(editor, event, 'Avant la panne');
    await expect.poll(async () => (await site.ask('/')).html).toContain('Avant la panne');

    // Announced, and it cannot be read: pages in use would be renewed at once.
    gate.fail(ALL_CONTENT);
    await renameEvent(editor, event, 'Pendant la panne');
    await sleep(1500);
    await gate.close();
    gate.fail(null);
    await sleep(NOTICED_MS);
    const stale = await site.ask('/');
    await gate.open();
    expect(stale.status).toBe(200);
    expect(stale.html).toContain('Avant la panne');

    await expect.poll(async () => (await site.ask('/')).html).toContain('Pendant la panne');
    await renameEvent(editor, event, event.title);
  });
});

describe('with a part of the content failing', () => {
  it.each([
    ['menus', '/api/menu-enrichis', menuOf, 26],
    ['events', '/api/events', eventsOf, 3],
    ['news', '/api/meridia-news', newsOf, 3],
  ])(
    'STATE-04 a page first rendered without its %s is a 200, and has them within 10 s of recovery',
    async (name, failing, partOf, least) => {
      gate.fail(failing);
      const late = await startWebNode({ name: `outage-${name}`, contentUrl: gate.url });
      try {
        const without = await late.ask('/');
        expect(without.status).toBe(200);
        expect(partOf(without.html)).toEqual([]);
        await expect.poll(() => readFileSync(late.logFile, 'utf8')).toContain('optional content left out');

        gate.fail(null);
        const count = async () => partOf((await late.ask('/')).html).length;
        await expect.poll(count, { timeout: HEALED_MS }).toBeGreaterThanOrEqual(least);
      } finally {
        gate.fail(null);
        await late.stop();
      }
    },
  );

  it('STATE-04 a page that had its events keeps the last good ones', async () => {
    const editor = sharedEditor();
    const event = await firstEventOf(site, editor);
    gate.fail('/api/events');
    try {
      const before = gate.asked.length;
      await renameEvent(editor, event, 'Un titre que le site ne peut pas lire');
      await sleep(2500);
      const { status, html } = await site.ask('/');

      // Tried again, whether for this visitor or before he came.
      expect(gate.asked.slice(before).join(' ')).toContain('/api/events');
      expect(status).toBe(200);
      expect(eventsOf(html).length).toBeGreaterThanOrEqual(3);
    } finally {
      gate.fail(null);
      await renameEvent(editor, event, event.title);
    }
  });
});

/** One address of each kind of route that reads content. */
const EACH_ROUTE = [
  '/',
  '/ecole',
  '/ecole/histoire',
  '/programme',
  '/programme?domaine=management',
  '/programme/bachelor',
  '/actualites',
  '/actualites?campus=lyon',
  '/actualites/page/2',
  '/actualites/article',
  '/agenda',
  '/agenda?campus=lyon',
  '/agenda/evenement',
  '/blog/billet',
  '/temoignages/temoin',
  '/contact',
];

describe('a start without the content service', () => {
  let early: WebNode;

  beforeAll(async () => {
    await gate.close();
    early = await startWebNode({ name: 'outage-start', contentUrl: gate.url, until: '/healthz' });
  });
  afterAll(() => early.stop());

  it('is alive but not ready', async () => {
    expect((await early.ask('/readyz')).status).toBe(503);
  });

  it.each(EACH_ROUTE)('ERR-01 %s answers 503 with the complete error page', async (path) => {
    const { status, html } = await early.ask(path);

    expect(status).toBe(503);
    expect(textOf(html)).toContain(ERROR_MESSAGES[503]);
    expect(html).toContain('</html>');
  });

  it('is ready without a restart once the service is there', async () => {
    await gate.open();

    await expect.poll(async () => (await early.ask('/readyz')).status).toBe(200);
    expect((await early.ask('/ecole')).status).toBe(200);
    expect((await early.ask('/ecole/histoire')).status).toBe(200);
  });
});

describe('a start with the content service hanging', () => {
  let early: WebNode;

  beforeAll(async () => {
    gate.hang();
    early = await startWebNode({ name: 'outage-hang', contentUrl: gate.url, until: '/healthz' });
  });
  afterAll(async () => {
    await early.stop();
    await gate.close();
    await gate.open();
  });

  it.each(['/ecole/histoire', '/programme/bachelor', '/actualites/page/2'])(
    'ERR-01 %s answers 504 with the complete error page',
    async (path) => {
      const { status, html } = await early.ask(path);

      expect(status).toBe(504);
      expect(textOf(html)).toContain(ERROR_MESSAGES[504]);
      expect(html).toContain('</html>');
    },
  );
});
