import type { ServerEnvironment } from '@/env/server';
import { loadShareCard } from '@/pages/load-share-card';
import { sharePrefix } from '@/store/key-prefix';
import type { RedisLink } from '@/store/redis-link';
import { createShareAnswers } from './share-answers';
import { createSharePainter } from './share-painter';
import { createShareStore } from './share-store';

type Parts = Omit<Parameters<typeof createShareAnswers>[0], 'store'> & {
  environment: ServerEnvironment;
  redis: RedisLink | null;
  /** A file of the site by its address. */
  readSiteFile: (address: string) => Buffer | undefined;
};

/** Everything between a network that asks for a share image and the page it is of (decision 0021). */
export function createShareImages({ environment, redis, readSiteFile, ...answering }: Parts) {
  const store = createShareStore({
    redis,
    prefix: sharePrefix(environment),
    lastGoodDays: environment.LAST_GOOD_DAYS,
    loadCard: loadShareCard,
    paint: createSharePainter({ readSiteFile, mediaFolder: environment.MEDIA_DIR }),
  });
  return createShareAnswers({ store, ...answering });
}
