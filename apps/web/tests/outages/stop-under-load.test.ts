import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createContentGate } from '../support/content-gate.ts';
import { sharedContent } from '../support/shared-content.ts';
import { startWebNode } from '../support/web-node.ts';

const CLIENTS = 200;
const PATHS = ['/', '/campus', '/agenda', '/vae', '/healthz'];

type Client = { agent: Agent | false; statuses: number[]; failure: string };

const askOnce = (url: string, agent: Agent | false): Promise<number | string> =>
  new Promise((resolve) => {
    const sent = request(url, { agent }, (response) => {
      response.on('error', (error) => resolve(`cut: ${error.message}`));
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });

/** Asks until it is answered no more; a connection that is refused is the edge's to send elsewhere, any other failure a loss. */
async function askInLoop(url: string, agent: Agent | false, pauseMs: number): Promise<Client> {
  const statuses: number[] = [];
  for (let turn = 0; ; turn += 1) {
    const outcome = await askOnce(`${url}${PATHS[turn % PATHS.length]}`, agent);
    if (typeof outcome === 'string') return { agent, statuses, failure: outcome };
    statuses.push(outcome);
    await sleep(pauseMs);
  }
}

it.each([
  ['kept', true],
  ['fresh', false],
])(
  '200 clients on %s connections lose no request when a node stops, and what it counted is sent',
  async (kind, isKept) => {
    const gate = await createContentGate(sharedContent().url);
    const site = await startWebNode({ name: `stop-${kind}`, contentUrl: gate.url });
    const agents = Array.from({ length: CLIENTS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    onTestFinished(async () => {
      for (const agent of agents) agent.destroy();
      await gate.close();
    });
    expect((await site.ask('/vae')).status).toBe(200);
    expect((await site.ask('/blog')).status).toBe(301);
    const clients = agents.map((agent, index) => askInLoop(site.url, isKept && agent, index % 300));
    await sleep(1000);

    expect(await site.stop()).toBe(0);

    const ended = await Promise.all(clients);
    expect(new Set(ended.map(({ failure }) => failure))).toEqual(new Set(['ECONNREFUSED']));
    expect(new Set(ended.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
    expect(gate.asked.filter((address) => address.includes('redirect-hits'))).not.toEqual([]);
    await expect.poll(() => readFile(site.logFile, 'utf8')).toContain('"message":"stopped"');
  },
);
