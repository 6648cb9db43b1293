import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { feedMarks } from '@/store/feed-marks';
import type { RedisLink } from '@/store/redis-link';

/** Longer than any page is kept. */
const LIFE_SECONDS = 400 * 86_400;
const START_TRIES = 3;
const START_PAUSE_MS = 500;

const known = z.object({
  epoch: z.string(),
  position: z.int(),
  floor: z.int(),
  marks: z.array(z.tuple([z.string(), z.int()])),
});

/**
 * How far the nodes have read the feed, and what it said: a node that starts knows which of the shared pages are right. Nobody
 * has to have been there: without a position, nothing that was stored is trusted.
 */
export function createFeedMemory(redis: RedisLink | null, prefix: string) {
  const key = `${prefix}:feed`;
  const lifeKey = `${prefix}:life`;
  let knownLife: string | null = null;

  /** Each life of Redis has a name, which goes when it is emptied; null: it does not answer, or takes none. */
  async function readLife(): Promise<string | null> {
    const read = async () => (await redis?.run((client) => client.get(lifeKey))) ?? null;
    const life = await read();
    if (life !== null || !redis) return life;
    await redis.writeBytes(lifeKey, Buffer.from(randomUUID()), LIFE_SECONDS, true);
    return read();
  }

  /** A process that starts has much to do at once, and Redis little time to answer: once more before it does without. */
  async function readPatiently(): Promise<Buffer | null> {
    await redis?.firstTry();
    for (let tries = 1; tries <= START_TRIES; tries += 1) {
      const bytes = await redis?.readBytes(key);
      if (bytes !== undefined) return bytes;
      if (redis) await sleep(START_PAUSE_MS);
    }
    return null;
  }

  return {
    async read(): Promise<void> {
      const bytes = await readPatiently();
      if (!bytes) return;
      const kept = known.safeParse(parse(bytes));
      if (!kept.success) return;
      const { epoch, position, floor, marks } = kept.data;
      feedMarks.begin({ epoch, position }, floor, marks);
    },

    /** Whether Redis was emptied since the last time: each node finds out for itself. */
    async isLost(): Promise<boolean> {
      const life = await readLife();
      const isAnother = life !== null && knownLife !== null && life !== knownLife;
      knownLife = life ?? knownLife;
      return isAnother;
    },

    /** Whole: it is small, and the node that has read furthest writes last. */
    async write(): Promise<void> {
      const value = { ...feedMarks.point(), floor: feedMarks.floor(), marks: feedMarks.entries() };
      await redis?.writeBytes(key, Buffer.from(JSON.stringify(value)), LIFE_SECONDS);
    },
  };
}

export type FeedMemory = ReturnType<typeof createFeedMemory>;

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
