import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultyGate, type FaultyGate } from '@meridia/tools/faults/faulty-gate';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** What an editor may write, and what no server may take for a word of its own. */
const METAS = [
  ...[503, 404, 302].flatMap((status) =>
    ['x-status', 'X-Status', 'status', ':status'].map((key) => [key, String(status)]),
  ),
  ['refresh', '0;url=https://evil.example'],
  ['location', 'https://evil.example'],
  ['Viewport', 'width=2000'],
  ['Robots', 'noindex'],
].map(([key, value], index) => ({ id: 900 + index, type: 'name', key, value }));

let gate: FaultyGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createFaultyGate(sharedContent().url);
  await gate.spoil(({ asked, response, pass, read }) => {
    if (!(asked.url ?? '').startsWith('/api/users/me')) return pass();
    return void read().then(({ status, body }) => {
      const settings = JSON.parse(body.toString()) as { seo: { metas: unknown[] } };
      settings.seo.metas.push(...METAS);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(settings));
    });
  });
  site = await startWebNode({ name: 'own-marks', contentUrl: gate.url });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

describe('S-13 a word of the content is no word of the server', () => {
  it.each([
    ['/', 200],
    ['/agenda', 200],
    ['/campus/lyon', 200],
    ['/inconnu', 404],
  ])(
    'S-13 %s keeps its status %i and its head, whatever the metas of the site say',
    async (address, status) => {
      const answer = await site.ask(address);

      expect(answer.status).toBe(status);
      expect(answer.html).toContain('<meta name="x-status" content="302"/>');
      expect(answer.headers.location).toBeUndefined();
      expect(answer.headers.refresh).toBeUndefined();
      expect(answer.html.match(/<meta name="viewport"/gi)).toHaveLength(1);
      expect(answer.html.match(/<meta name="robots"/gi)?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );
});
