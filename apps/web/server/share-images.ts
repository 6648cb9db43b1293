import type { ServerEnvironment } from '@/env/server';
import { loadShareCard } from '@/pages/load-share-card';
import { feedMarks } from '@/store/feed-marks';
import { sharePrefix } from '@/store/key-prefix';
import { withNotes } from '@/store/page-notes';
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

/** A page that lacks a part for now may lack its title: no image is made of it, and none is led away from. */
async function loadWholeCard(page: string) {
  const { made, notes } = await withNotes(feedMarks.point(), () => loadShareCard(page));
  if (notes.isIncomplete) throw new Error('A part of the page cannot be read');
  return made;
}

/** Everything between a network that asks for a share image and the page it is of (decision 0021). */
export function createShareImages({ environment, redis, readSiteFile, ...answering }: Parts) {
  const store = createShareStore({
    redis,
    prefix: sharePrefix(environment),
    lastGoodDays: environment.LAST_GOOD_DAYS,
    loadCard: loadWholeCard,
    paint: createSharePainter({ readSiteFile, mediaFolder: environment.MEDIA_DIR }),
  });
  return createShareAnswers({ store, ...answering });
}
