import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createContentGate } from '../support/content-gate.ts';
import { sharedContent } from '../support/shared-content.ts';
import { startWebNode } from '../support/web-node.ts';

const LAME_DUCK_SECONDS = 2;
/** The lame duck, and the second and a half in which the accept queue is emptied at most. */
const LONGER_THAN_IT_LISTENS_MS = 6000;
/** Longer than Node keeps a connection without a request, unless it is told. */
const IDLE_MS = 6000;

it('a node that is stopped says so and still answers, then takes no new request, ends those under way, and ends well', async () => {
  const gate = await createContentGate(sharedContent().url);
  const settings = {
    LAME_DUCK_SECONDS: String(LAME_DUCK_SECONDS),
    CONTENT_TIMEOUT_MS: String(LONGER_THAN_IT_LISTENS_MS),
  };
  const site = await startWebNode({ name: 'stop', contentUrl: gate.url, settings });
  const stopped = site.stop();

  await expect.poll(async () => (await site.ask('/readyz')).status).toBe(503);
  expect((await site.ask('/healthz')).status).toBe(200);
  expect((await site.ask('/')).status).toBe(200);
  expect((await site.ask('/vae')).status).toBe(200);

  gate.hang();
  let isUnderWay = true;
  const underWay = site.ask('/ecole').finally(() => (isUnderWay = false));
  const outcome = () => site.ask('/healthz').then(({ status }) => String(status), String);
  await expect.poll(outcome).toContain('ECONNREFUSED');
  expect(isUnderWay).toBe(true);
  expect((await underWay).status).toBe(504);
  expect(await stopped).toBe(0);
  await gate.close();
});

type Kept = { status: number; isReused: boolean };

function askOn(agent: Agent, url: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      const status = response.statusCode ?? 0;
      response.resume().on('end', () => resolve({ status, isReused: sent.reusedSocket }));
    });
    sent.on('error', reject).end();
  });
}

it('a connection that is kept without a request still answers: a balancer is never hung up on (S-16)', async () => {
  const site = await startWebNode({ name: 'kept' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    expect(await askOn(agent, site.url)).toEqual({ status: 200, isReused: false });
    await sleep(IDLE_MS);
    expect(await askOn(agent, site.url)).toEqual({ status: 200, isReused: true });
  } finally {
    agent.destroy();
    await site.stop();
  }
});
