import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './http-call.ts';

type Change = { seq: number; documentId: string; action: string };
type Feed = { data: Change[]; meta: { latest: number; more: boolean } };

async function readFeed(url: string, token: string, since: number): Promise<Feed> {
  const { status, body, failure } = await call(`${url}/api/changes?since=${since}`, { token });
  if (status !== 200) throw new Error(`the feed answered ${failure ?? `${status} ${body}`}`);
  return JSON.parse(body) as Feed;
}

export async function findLatest(url: string, token: string, since = 0): Promise<number> {
  const { meta } = await readFeed(url, token, since);
  return meta.more ? findLatest(url, token, meta.latest) : meta.latest;
}

type Watch = { url: string; token: string; since: number; periodMs: number; maxMs: number };

/** A reader who only ever asks for what came after the last number he saw. */
export function watchFeed({ url, token, since, periodMs, maxMs }: Watch) {
  const seen: (Change & { seenAt: number })[] = [];
  const until = performance.now() + maxMs;
  let isOver = false;
  let last = since;

  const loop = (async () => {
    while (!isOver && performance.now() < until) {
      const { data, meta } = await readFeed(url, token, last);
      const seenAt = performance.now();
      seen.push(...data.map((change) => ({ ...change, seenAt })));
      last = meta.latest;
      await sleep(periodMs);
    }
  })();

  return {
    seen,
    async waitFor(isEnough: (changes: typeof seen) => boolean, patienceMs: number): Promise<void> {
      const limit = performance.now() + patienceMs;
      while (!isEnough(seen) && performance.now() < limit) await sleep(periodMs);
    },
    async stop(): Promise<typeof seen> {
      isOver = true;
      await loop;
      return seen;
    },
  };
}
