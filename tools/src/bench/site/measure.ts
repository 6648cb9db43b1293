import { cpuMs } from '../../services/process-facts.ts';
import { openConnection, toQuestion } from '../kept-connection.ts';
import { median } from '../statistics.ts';
import type { Comparison } from './comparison.ts';
import type { Contender } from './contenders.ts';
import { waitAt } from './paced.ts';
import { saturate } from './saturate.ts';
import type { SiteCase } from './site-cases.data.ts';

const ROUNDS = 7;
const REQUESTS = 3000;
const CONNECTIONS = 8;
const SATURATED_SECONDS = 2;
const PACED_SECONDS = 3;
/** What the client of the pace can ask beside the server on the other core. */
const MOST_PER_SECOND = 5000;

const cpuOf = ({ pids }: Contender) => pids.reduce((total, pid) => total + cpuMs(pid), 0);
const clientOf = (turn: number) => `203.0.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`;

/** CPU of a server for one request, in µs; each connection waits for its answer before it asks again. */
export async function cpuPerRequest(contender: Contender, one: SiteCase): Promise<number> {
  const opened = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(contender.port)));
  let asked = 0;
  const before = cpuOf(contender);
  await Promise.all(
    opened.map(async ({ ask }) => {
      while (asked < REQUESTS) {
        asked += 1;
        const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': clientOf(asked) };
        await ask(toQuestion(contender.pathOf(one), headers));
      }
    }),
  );
  const spent = cpuOf(contender) - before;
  opened.forEach(({ close }) => close());
  return (spent / REQUESTS) * 1000;
}

/** Both turn by turn, so that whatever else the machine does weighs on both alike. */
export async function compare(
  one: SiteCase,
  { ours, least, limit }: { ours: Contender; least: Contender; limit: number },
): Promise<Comparison> {
  const taken = { ours: [] as number[], least: [] as number[] };
  const rates = { ours: [] as number[], least: [] as number[] };
  // The first round compiles the code and fills what is kept.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [leastUs, oursUs] = [await cpuPerRequest(least, one), await cpuPerRequest(ours, one)];
    if (round === 0) continue;
    taken.least.push(leastUs);
    taken.ours.push(oursUs);
    if (round > 3) continue;
    rates.least.push(await saturate(least.port, least.pathOf(one), SATURATED_SECONDS));
    rates.ours.push(await saturate(ours.port, ours.pathOf(one), SATURATED_SECONDS));
  }
  const perSecond = median(rates.ours);
  const pace = Math.min(perSecond / 2, MOST_PER_SECOND);
  return {
    name: `${ours.name}, ${one.name}`,
    ours: median(taken.ours),
    least: median(taken.least),
    limit,
    perSecond,
    leastPerSecond: median(rates.least),
    pace,
    p99Ms: await waitAt(ours.port, ours.pathOf(one), pace, PACED_SECONDS),
  };
}
