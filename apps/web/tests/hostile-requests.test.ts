import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_SERVER } from '@meridia/tools/preparation/programs';
import { cpuMs, residentBytes } from '@meridia/tools/services/process-facts';
import { redisCommand } from '@meridia/tools/services/redis-command';
import { CRM_HOST } from './support/crm-answer.ts';
import { msOfHome } from './support/ms-of-home.ts';
import { hostileRequests, type HostileRequest } from './support/hostile-requests.ts';
import { INJECTED, MARK } from './support/hostile-values.data.ts';
import { startOwnRedis, type OwnRedis } from './support/own-redis.ts';
import { sendRaw, type RawAnswer } from './support/raw-request.ts';
import { createRandom } from './support/seeded-random.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const SEED = 20_261_115;
const REQUESTS = 2000;
const AT_ONCE = 16;
/** A request that is never complete is waited for until here, and counts as unanswered. */
const PATIENCE_MS = 20_000;
const SITE = 'www.meridia.example';
const HOSTS = [SITE, 'media.meridia.example', CRM_HOST];

/** The pages that there are: lists with the one campus that is among the made-up ones. */
const MORE: Traces = { keys: 60, resident: 60_000_000 };
/** Twice what is in use: a node that kept something of each request would not live to the end. */
const SMALL_HEAP = ['--max-old-space-size=80', '--max-semi-space-size=4'];

type Traces = { keys: number; resident: number };
type Answered = HostileRequest & { answer: RawAnswer };

let redis: OwnRedis;
let site: WebNode;
/** After the first of them: what these load, every node has loaded sooner or later. */
let before: Traces;

beforeAll(async () => {
  redis = await startOwnRedis();
  const settings = { REDIS_URL: redis.url, SITE_HOST: SITE, ALLOWED_REDIRECT_HOSTS: 'media.meridia.example' };
  site = await startWebNode({ name: 'hostile', settings, program: [...SMALL_HEAP, ...SITE_SERVER] });
});
afterAll(async () => {
  await site.stop();
  await redis.kill();
});

const pid = () => site.child.pid ?? 0;
/** Without the locks, which go by themselves. */
const countKeys = async () =>
  (await redisCommand(redis.url, 'KEYS', '*')).filter((key) => !key.includes(':lock:')).length;

async function findTraces(): Promise<Traces> {
  return { keys: await countKeys(), resident: residentBytes(pid()) };
}

async function sendAll(requests: readonly HostileRequest[]): Promise<Answered[]> {
  const left = [...requests];
  const answered: Answered[] = [];
  const send = async () => {
    for (let one = left.shift(); one; one = left.shift())
      answered.push({ ...one, answer: await sendRaw(site.url, one.bytes, PATIENCE_MS) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return answered;
}

const said = (all: readonly Answered[]) =>
  all.map(
    ({ family, target, answer }) =>
      `${family}: ${target} → ${answer.status} ${answer.headers.get('location') ?? ''}`,
  );

function leadsElsewhere({ answer }: Answered): boolean {
  const location = answer.headers.get('location');
  if (location === undefined) return false;
  // As browsers read it: a backslash is a slash.
  const asRead = location.replaceAll('\\', '/');
  return !URL.canParse(asRead, `https://${SITE}`) || !HOSTS.includes(new URL(asRead, `https://${SITE}`).host);
}

function countByStatus(all: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { answer } of all)
    counts[answer.status ?? 'closed'] = (counts[answer.status ?? 'closed'] ?? 0) + 1;
  return counts;
}

describe('S-14 requests that mean no good', () => {
  let all: Answered[];

  beforeAll(async () => {
    const requests = hostileRequests(createRandom(SEED), REQUESTS);
    await sendAll(requests.slice(0, REQUESTS / 4));
    before = await findTraces();
    const startedAt = cpuMs(pid());
    all = await sendAll(requests);
    const spent = (cpuMs(pid()) - startedAt) / REQUESTS;
    process.stdout.write(
      `${REQUESTS} hostile requests: ${spent.toFixed(2)} ms of CPU each, ${JSON.stringify(countByStatus(all))}\n`,
    );
  });

  it('S-14 none of them is a failure of the server', () => {
    expect(said(all.filter(({ answer }) => (answer.status ?? 0) >= 500))).toEqual([]);
  });

  it('S-14 every one is answered or hung up on, at once', () => {
    expect(said(all.filter(({ answer }) => !answer.isClosed))).toEqual([]);
    const isSilent = ({ family, answer }: Answered) => answer.status === null && family !== 'connect';
    expect(said(all.filter(isSilent))).toEqual([]);
  });

  it('S-14 only GET and HEAD read a page', () => {
    const isPage = ({ answer }: Answered) =>
      (answer.headers.get('content-type') ?? '').startsWith('text/html') && answer.status === 200;
    const others = all.filter(({ target }) => !/^(GET|HEAD) /.test(target));

    expect(others.length).toBeGreaterThan(0);
    expect(said(others.filter(isPage))).toEqual([]);
  });

  it('S-14 none of them is sent to another site', () => {
    expect(all.filter(({ answer }) => answer.headers.has('location')).length).toBeGreaterThan(0);
    expect(said(all.filter(leadsElsewhere))).toEqual([]);
  });

  it('S-14 nothing of them comes back as markup or as a header', () => {
    expect(said(all.filter(({ answer }) => answer.body.includes(MARK)))).toEqual([]);
    expect(
      said(all.filter(({ answer }) => answer.head.includes(MARK) || answer.headers.has(INJECTED))),
    ).toEqual([]);
  });

  it('S-14 the node answers as it did', async () => {
    expect(await msOfHome(site)).toBeLessThan(100);
  });
});

it('S-14 they leave nothing behind in the memory of the node nor in Redis', async () => {
  const now = await findTraces();
  process.stdout.write(`before them ${JSON.stringify(before)}, after ${JSON.stringify(now)}\n`);

  expect(now.keys - before.keys).toBeLessThan(MORE.keys);
  expect(now.resident - before.resident).toBeLessThan(MORE.resident);
});
