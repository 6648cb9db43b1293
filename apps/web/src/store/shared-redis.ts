import { readSecrets } from '@/env/secrets';
import { readServerEnvironment } from '@/env/server';
import { createRedisLink, type RedisLink } from './redis-link';

let link: RedisLink | null | undefined;

/** What the nodes share; null when each keeps its own. */
export function sharedRedis(): RedisLink | null {
  const { REDIS_URL } = readServerEnvironment();
  link ??= REDIS_URL ? createRedisLink(REDIS_URL, () => readSecrets().REDIS_PASSWORD) : null;
  return link;
}

export function closeSharedRedis(): void {
  link?.close();
  link = undefined;
}
