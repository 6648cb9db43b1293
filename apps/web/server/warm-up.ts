import { setTimeout as sleep } from 'node:timers/promises';
import { describeError, log } from '@/lib/log';
import { isRefused } from './found-page';
import type { PageStore } from './page-store';

const STEP_MS = 250;

/** Looks for the first pages until they are there: in the store, or made. Nothing is made at build. */
export async function warmUp(
  store: PageStore,
  keys: readonly string[],
  isStopped: () => boolean,
): Promise<void> {
  async function isThere(key: string): Promise<boolean> {
    try {
      const found = await store.find(key);
      return found !== null && !isRefused(found) && found.page.status < 500;
    } catch (error) {
      log.warn('not warm', { key, ...describeError(error) });
      return false;
    }
  }
  for (const key of keys) {
    while (!isStopped() && !(await isThere(key))) await sleep(STEP_MS);
  }
  log.info('warm', { pages: keys });
}
