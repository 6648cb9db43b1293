import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headingOf } from './support/ask.ts';
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

    expect([again.status, again.headers['x-nextjs-cache']]).toEqual([200, 'HIT']);
  });

  it('has no other address', async () => {
    expect((await site.ask('/programme/f/niveau.3')).status).toBe(404);
    expect((await site.ask('/en/programme/f/niveau.3')).status).toBe(404);
  });
});
