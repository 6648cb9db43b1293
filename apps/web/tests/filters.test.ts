import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headingOf, mainOf, textOf } from './support/ask.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

let site: WebNode;

beforeAll(async () => {
  site = await startWebNode({ name: 'filters', settings: { ENABLED_LOCALES: 'fr,en' } });
});
afterAll(() => site.stop());

describe('a filtered list', () => {
  it.each(['/programme?niveau=3&rythme=initial', '/en/programme?niveau=3'])(
    '%s is a page at its own address',
    async (path) => {
      const { status, headers, html } = await site.ask(path);

      expect([status, headers.location]).toEqual([200, undefined]);
      expect(headingOf(html)).not.toBe('');
      expect(html).toContain('<link rel="canonical"');
    },
  );

  it('is rendered once, whatever the order of its filters and the tracking beside them', async () => {
    await site.ask('/programme?niveau=4&campus=lyon');
    const again = await site.ask('/programme?campus=lyon&niveau=4&utm_source=Salon');

    expect([again.status, again.headers['x-cache']]).toEqual([200, 'HIT']);
  });

  it.each([
    ['/agenda?type=zzz', 'Un filtre de cette adresse n’existe pas'],
    ['/en/agenda?type=zzz', 'A filter of this address does not exist'],
    ['/programme?niveau=12&campus=lyon', 'Un filtre de cette adresse n’existe pas'],
    ['/actualites?categorie=A%20B', 'Un filtre de cette adresse n’existe pas'],
  ])('S-41 %s says that a filter is not applied, and is for no search engine', async (path, words) => {
    const { status, html } = await site.ask(path);
    expect([status, textOf(mainOf(html)).includes(words)]).toEqual([200, true]);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(html).not.toContain('inconnu=');

    const other = path.replace(/zzz|12|A%20B/, 'Y%20Y');
    expect((await site.ask(other)).headers['x-cache']).toBe('HIT');
  });

  it('S-41 an empty field and a known value say nothing', async () => {
    for (const path of ['/agenda?type=&campus=lyon', '/agenda?type=open-door', '/agenda']) {
      const { html } = await site.ask(path);
      expect([path, textOf(html).includes('Un filtre de cette adresse')]).toEqual([path, false]);
    }
  });

  it('has no other address', async () => {
    expect((await site.ask('/programme/f/niveau.3')).status).toBe(404);
    expect((await site.ask('/en/programme/f/niveau.3')).status).toBe(404);
  });
});
