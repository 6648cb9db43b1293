import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from '@/store/redis-link';
import { createPlaces } from '@/store/places';
import { decodePage, encodePage, type StoredPage } from './stored-page';

/** About the slowest render: then it may be that the other node never comes to its end. */
const PATIENCE_MS = 4000;
const POLL_MS = 50;
const DAY_SECONDS = 86_400;

type Options = { redis: RedisLink | null; prefix: string; lastGoodDays: number };

/** The pages that the nodes share, and who of them is making which. Without Redis each node is alone. */
export function createSharedPages({ redis, prefix, lastGoodDays }: Options) {
  const pageKey = (key: string) => `${prefix}:${key}`;
  const places = createPlaces(redis, prefix);

  async function read(key: string): Promise<StoredPage | null> {
    const bytes = await redis?.readBytes(pageKey(key));
    return bytes ? decodePage(bytes) : null;
  }

  async function write(key: string, page: StoredPage, isMissingOnly = false): Promise<unknown> {
    return redis?.writeBytes(pageKey(key), encodePage(page), lastGoodDays * DAY_SECONDS, isMissingOnly);
  }

  return {
    read,
    takeLock: (key: string) => places.takeLock(key),
    write,
    /** What the others have stays; undefined when Redis has not taken it. */
    writeMissing: (key: string, page: StoredPage): Promise<unknown> => write(key, page, true),
    remove: async (key: string): Promise<void> => {
      await redis?.run((client) => client.del(pageKey(key)));
    },
    /** What another node has made meanwhile; null when it takes too long. */
    async waitFor(key: string, isWanted: (page: StoredPage) => boolean): Promise<StoredPage | null> {
      const until = performance.now() + PATIENCE_MS;
      while (performance.now() < until) {
        await sleep(POLL_MS);
        const page = await read(key);
        if (page && isWanted(page)) return page;
        if (await places.isFree(key)) return null;
      }
      return null;
    },
  };
}

export type SharedPages = ReturnType<typeof createSharedPages>;
