import { hashNow } from '@/content/client/content-cache';
import type { ServerEnvironment } from '@/env/server';
import { log } from '@/lib/log';
import { pagePrefix } from '@/store/key-prefix';
import type { RedisLink } from '@/store/redis-link';
import { createOwnPages } from './own-pages';
import { createPageMaker, type Draw } from './page-maker';
import { createPageStore } from './page-store';
import { createRenewals, type OutOfDate } from './renewals';
import { createSharedPages } from './shared-pages';

/** Pages that nobody has asked for in this time are renewed when somebody does. */
const IN_USE_MS = 600_000;

type Options = {
  environment: ServerEnvironment;
  redis: RedisLink | null;
  draw: Draw;
  buildId: string;
  isContentReachable: () => boolean;
};

/** The pages of the site: those of this node, those that the nodes share, and their renewal behind. */
export function createSitePages({ environment, redis, draw, buildId, isContentReachable }: Options) {
  const { makePage } = createPageMaker(draw);
  const own = createOwnPages();
  const shared = createSharedPages({
    redis,
    prefix: pagePrefix(environment, buildId),
    lastGoodDays: environment.LAST_GOOD_DAYS,
  });
  const store = createPageStore({
    own,
    shared,
    makePage,
    hashNow,
    isContentReachable,
    renewSoon: (key) => renewals.renewSoon(key),
    contentTimeoutMs: environment.CONTENT_TIMEOUT_MS,
  });
  function findOutOfDate(): OutOfDate {
    const found = own.outOfDate(IN_USE_MS);
    log.info('pages after a change', { blocking: found.waitedFor.length, behind: found.behind.length });
    return found;
  }
  const renewals = createRenewals({
    outOfDate: findOutOfDate,
    renew: (key) => store.renew(key),
    isContentReachable,
  });
  return { own, shared, store, renewInUse: () => void renewals.renewInUse() };
}
