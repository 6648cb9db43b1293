import { createBoundedMap } from '@/lib/bounded-map';
import type { SharedPages } from './shared-pages';
import type { StoredPage } from './stored-page';

/** For so long nobody looks again for what was not better than one's own. */
const AGAIN_MS = 200;
const MAX_KEYS = 5000;

/** What the other nodes have of a page: one look for all who ask together, since each costs an answer of Redis. */
export function createSharedLook(shared: Pick<SharedPages, 'read'>) {
  const underWay = new Map<string, Promise<StoredPage | null>>();
  const inVainAt = createBoundedMap<number>(MAX_KEYS);

  return {
    look(key: string): Promise<StoredPage | null> {
      const known = underWay.get(key);
      if (known) return known;
      const looking = shared.read(key).finally(() => underWay.delete(key));
      underWay.set(key, looking);
      return looking;
    },
    /** They have nothing better than this node. */
    noteInVain: (key: string): void => inVainAt.set(key, performance.now()),
    isInVain: (key: string): boolean => performance.now() - (inVainAt.get(key) ?? -Infinity) < AGAIN_MS,
  };
}
