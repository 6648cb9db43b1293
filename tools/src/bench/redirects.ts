import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs } from '../services/process-facts.ts';
import { startSeededContent } from '../services/seeded-content.ts';
import { buildSiteIfOlder } from '../services/web-build.ts';
import { startWebNode, type WebNode } from '../services/web-node.ts';
import { EXTRA_SOURCE, openRedirectGate, type RedirectGate } from './redirect-gate.ts';

/** REDIR-11: the cost of a request does not grow with the number of rules. */
const MAX_RATIO = 1.1;
const PAIRS = 8;
const REQUESTS = 400;
/** What reading the rules again leaves to the garbage collector is not the price of a request. */
const SETTLING_REQUESTS = 400;
const CONNECTIONS = 4;
/** The first requests compile the code. */
const WARM_UP_REQUESTS = 2000;
/** A page that is stored and that no rule matches. */
const PAGE = '/ecole/histoire';

const print = (line: string) => process.stdout.write(`${line}\n`);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function get(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });
}

async function askMany(url: string, count: number): Promise<void> {
  let left = count;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      const status = await get(url);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
}

async function cpuPerRequest({ child, url }: WebNode): Promise<number> {
  const pid = child.pid ?? 0;
  const before = cpuMs(pid);
  await askMany(`${url}${PAGE}`, REQUESTS);
  return (cpuMs(pid) - before) / REQUESTS;
}

/** Until the site has read its redirects again. */
async function switchRules(gate: RedirectGate, site: WebNode, isExtra: boolean): Promise<void> {
  gate.setExtra(isExtra);
  while (((await get(`${site.url}${EXTRA_SOURCE}`)) === 301) !== isExtra) await sleep(100);
}

/** The quiet rounds: what else the machine does only ever adds. */
function lowerQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? NaN;
}

/** One process, with and without the extra rules turn by turn, so that whatever else the machine does weighs on both alike. */
async function measure(gate: RedirectGate, site: WebNode): Promise<{ own: number[]; extra: number[] }> {
  const taken = { own: [] as number[], extra: [] as number[] };
  await askMany(`${site.url}${PAGE}`, WARM_UP_REQUESTS);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const turns = pair % 2 === 0 ? (['own', 'extra'] as const) : (['extra', 'own'] as const);
    for (const turn of turns) {
      await switchRules(gate, site, turn === 'extra');
      await askMany(`${site.url}${PAGE}`, SETTLING_REQUESTS);
      taken[turn].push(await cpuPerRequest(site));
    }
  }
  return taken;
}

/** `pnpm bench:redirects`: what 10,000 more redirects cost a request that none of them matches. */
const stops: (() => Promise<unknown>)[] = [];
try {
  await buildSiteIfOlder();
  const content = await startSeededContent('bench');
  stops.push(content.stop);
  const gate = await openRedirectGate(content.url);
  stops.push(gate.close);
  const site = await startWebNode({
    name: 'bench-redirects',
    contentUrl: gate.url,
    mediaFolder: content.mediaFolder,
  });
  stops.push(site.stop);

  const { own, extra } = await measure(gate, site);
  const ratio = lowerQuartile(extra) / lowerQuartile(own);
  print(`CPU of a request, lower quartile of ${PAIRS} rounds of ${REQUESTS}:`);
  print(`  own redirects      ${lowerQuartile(own).toFixed(3)} ms`);
  print(`  and 10,000 more    ${lowerQuartile(extra).toFixed(3)} ms`);
  print(`  ratio              ${ratio.toFixed(3)} (at most ${MAX_RATIO})`);
  if (!(ratio < MAX_RATIO)) process.exitCode = 1;
} finally {
  agent.destroy();
  for (const stop of stops.toReversed()) await stop();
}
