import { createFaultyGate, type FaultyGate } from '@meridia/tools/faults/faulty-gate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** Addresses of the former site, a page and a file, and one that was never anything. */
const FORMER = ['/cookies', '/uploads/plaquette.pdf', '/jamais-vu'];

let gate: FaultyGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createFaultyGate(sharedContent().url);
  await gate.spoil(({ asked, response, pass }) => {
    if (asked.url?.startsWith('/api/redirects')) response.destroy();
    else pass();
  });
  site = await startWebNode({ name: 'not-ready', contentUrl: gate.url, until: '/healthz' });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

it('REDIR-11 nothing is unknown before the redirects are read: 503, to come again', async () => {
  expect((await site.ask('/readyz')).status).toBe(503);
  for (const address of FORMER) {
    const { status, headers } = await site.ask(address);
    expect([address, status, headers['retry-after'], headers['cache-control']]).toEqual([
      address,
      503,
      '1',
      'no-store',
    ]);
  }
  expect((await site.ask('/ecole')).status).toBe(200);
});

it('REDIR-11 then they lead where they lead, and what was never anything is 404', async () => {
  await gate.mend();

  await expect.poll(async () => (await site.ask('/readyz')).status).toBe(200);
  expect((await site.ask('/cookies')).status).toBe(301);
  expect((await site.ask('/jamais-vu')).status).toBe(404);
  expect((await site.ask('/x.php')).status).toBe(404);
});
