import { expect, it } from 'vitest';
import { createContentGate } from './support/content-gate.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode } from './support/web-node.ts';

it('a node that is stopped ends the requests under way, takes no new one, and ends well', async () => {
  const gate = await createContentGate(sharedContent().url);
  const site = await startWebNode({ name: 'stop', contentUrl: gate.url });
  gate.hang();
  const underWay = site.ask('/ecole');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stopped = site.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));

  await expect(site.ask('/')).rejects.toThrow('ECONNREFUSED');
  expect((await underWay).status).toBe(504);
  expect(await stopped).toBe(0);
  await gate.close();
});
