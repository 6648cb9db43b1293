import { createPlaces } from './places';
import { createRedisLink } from './redis-link';

/** As much of a node as takes locks, on a real Redis; `expire` and `msLeft` look at a lock from outside. */
export async function openLockNode(redisUrl: string) {
  const link = createRedisLink(redisUrl, () => undefined);
  await link.firstTry();
  return {
    locksOf: (prefix: string) => createPlaces(link, prefix),
    expire: (key: string) => link.run((client) => client.del(key)),
    msLeft: async (key: string) => Number(await link.run((client) => client.pTTL(key))),
    close: link.close,
  };
}
