import type { ContentClient } from '@meridia/content-client/content-client';
import { store } from '../cache/store.ts';
import { readChanges, REDIRECT_UID } from '../src/content/client/site-feed.ts';
import { describeError, log } from '../src/lib/log.ts';
import type { AddressTable } from './address-table.ts';
import type { CrmLinks } from './crm-links.ts';

const PERIOD_MS = 1000;

/**
 * Reads what changed in the content, every second, and makes what was rendered from it stale. Each node reads for itself: a
 * change arrives also when Redis is away. The tags of the cache are the types of the content (`content-cache.ts`).
 */
export function createChangeFeed(client: ContentClient, addressTable: AddressTable, crmLinks: CrmLinks) {
  /** Null until the first reading. */
  let position: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Where to start: after what the shared entries know of, or at the end when there is nothing that could be stale. */
  async function findStart(): Promise<number> {
    const known = await store.readPosition();
    if (known !== null) return known;
    let feed = await readChanges(client, 0);
    while (feed.meta.more) feed = await readChanges(client, feed.meta.latest);
    return feed.meta.latest;
  }

  async function apply(since: number): Promise<number> {
    const { data, meta } = await readChanges(client, since);
    if (data.length === 0) return since;

    // A call under way may have read what was there before.
    client.forgetPendingCalls();
    crmLinks.hearChanges(data.map(({ uid }) => uid));
    if (data.some(({ uid }) => uid === REDIRECT_UID)) await addressTable.load();
    await store.applyChanges(
      data.map(({ uid, seq }) => ({ tag: uid, change: seq })),
      meta.latest,
    );
    log.info('content changed', { types: [...new Set(data.map(({ uid }) => uid))], position: meta.latest });
    return meta.more ? apply(meta.latest) : meta.latest;
  }

  async function read(): Promise<void> {
    // The position is read before the table: what changes in between is seen at the next reading.
    position ??= await findStart();
    if (!addressTable.isLoaded()) await addressTable.load();
    position = await apply(position);
  }

  async function tick(): Promise<void> {
    try {
      await read();
      store.setContentReachable(true);
    } catch (error) {
      // The client has logged a call that failed; anything else would be ours.
      if (store.isContentReachable()) log.warn('change feed interrupted', describeError(error));
      store.setContentReachable(false);
    }
    if (!isStopped) timer = setTimeout(() => void tick(), PERIOD_MS);
  }

  return {
    start: tick,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
