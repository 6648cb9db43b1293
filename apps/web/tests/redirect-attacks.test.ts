import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS, attackPath, DEAREST_LETTERS, dearPattern } from '@meridia/domain/redirect-attacks.fixture';
import { PATTERN_PATH_MAX, PATTERNS_MAX } from '@meridia/domain/redirect-pattern';
import { openConnection, toQuestion } from '@meridia/tools/bench/kept-connection';
import { cpuMs } from '@meridia/tools/services/process-facts';
import { createFaultyGate, type FaultyGate } from '@meridia/tools/faults/faulty-gate';
import { sharedContent } from './support/shared-content.ts';
import { printTable } from './support/table.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const REQUESTS = 10_000;
const WARM_UP_REQUESTS = 2000;
const CONNECTIONS = 8;
/** Turn by turn, so that whatever else the machine does weighs on both alike. */
const ROUNDS = 5;
const MAX_RATIO = 2;

/** As many of the dearest patterns that are allowed as a school can have. */
const DEAREST = Array.from({ length: PATTERNS_MAX }, (_, index) => dearPattern(DEAREST_LETTERS, index));
const toRule = (source: string, index: number) => ({
  documentId: `attack${index}`,
  source,
  destination: '/contact',
  kind: 'pattern',
  group: null,
  position: 0,
});

let gate: FaultyGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createFaultyGate(sharedContent().url);
  // As if the content service had let them through: the first page of its redirects starts with the attacks.
  await gate.spoil(({ asked, response, pass, read }) => {
    const url = decodeURIComponent(asked.url ?? '');
    if (!url.startsWith('/api/redirects') || !url.includes('pagination[start]=0')) return pass();
    return void read().then(({ status, body }) => {
      const answer = JSON.parse(body.toString()) as { data: unknown[] };
      answer.data.unshift(...[...ATTACKS.map(({ pattern }) => pattern), ...DEAREST].map(toRule));
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  site = await startWebNode({ name: 'redirect-attacks', contentUrl: gate.url });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

const worst = [
  ...ATTACKS.flatMap((attack) => [40, 150, PATTERN_PATH_MAX].map((length) => attackPath(attack, length))),
  // Not one character more is compared.
  ...ATTACKS.map((attack) => attackPath(attack, 6000)),
].map(encodeURI);
const harmless = ['/une-page', '/ecole/une-page', '/actualites/un-titre', '/programme/un-nom', '/a/b/c'];

/** CPU of the node for so many requests, in ms. */
async function cpuOf(paths: readonly string[], count: number): Promise<number> {
  const pid = site.child.pid ?? 0;
  const port = Number(new URL(site.url).port);
  const opened = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));
  let asked = 0;
  const before = cpuMs(pid);
  await Promise.all(
    opened.map(async ({ ask }) => {
      while (asked < count) {
        asked += 1;
        const { status } = await ask(toQuestion(paths[asked % paths.length] ?? '/'));
        if (status !== 404 && status !== 301)
          throw new Error(`${paths[asked % paths.length]} answered ${status}`);
      }
    }),
  );
  const spent = cpuMs(pid) - before;
  opened.forEach(({ close }) => close());
  return spent;
}

describe('S-02 patterns that freeze a server elsewhere', () => {
  it('REDIR-11 one that is refused costs its own rule and a log line', async () => {
    const log = readFileSync(site.logFile, 'utf8');
    expect(log).toContain(JSON.stringify('^/(a+)+$'));
    expect(log).toContain(JSON.stringify('^/(.*)*x$'));
    expect((await site.ask(`/${'a'.repeat(40)}!`)).ms).toBeLessThan(1000);
    const { status, headers } = await site.ask('/cookies');
    expect([status, headers.location]).toEqual([301, '/gestion-des-cookies']);
  });

  it('REDIR-11 10,000 requests with the worst addresses cost less than twice the harmless ones', async () => {
    await cpuOf(harmless, WARM_UP_REQUESTS);
    await cpuOf(worst, WARM_UP_REQUESTS);
    const spent = { harmless: 0, worst: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      spent.harmless += await cpuOf(harmless, REQUESTS / ROUNDS);
      spent.worst += await cpuOf(worst, REQUESTS / ROUNDS);
    }
    const ratio = spent.worst / spent.harmless;
    printTable(`CPU of ${REQUESTS} requests, ${ATTACKS.length} attacks and ${worst.length} addresses`, [
      { addresses: 'harmless', ms: Math.round(spent.harmless), ratio: '' },
      { addresses: 'the worst', ms: Math.round(spent.worst), ratio: ratio.toFixed(2) },
    ]);

    expect(ratio).toBeLessThan(MAX_RATIO);
  });
});
