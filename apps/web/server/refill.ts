import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '@meridia/telemetry/instruments';
import { answersToShare } from '@/content/client/kept-answers';
import { log } from '@/lib/log';
import type { OwnPages } from './own-pages';
import type { SharedPages } from './shared-pages';

/** After an answer that did not come in time Redis is left alone for a second: what fell into it would be lost. */
const TRIES = 5;
const PAUSE_MS = 1100;

/** False: Redis takes nothing for long, being full or gone again. */
async function isTaken(write: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if ((await write()) !== undefined) return true;
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
  return false;
}

function* pagesToShare(own: OwnPages, shared: SharedPages): Generator<() => Promise<unknown>> {
  for (const [key, page] of own.all()) yield () => shared.writeMissing(key, page);
}

/**
 * A Redis that was emptied gets back what this node holds, right or not: pages that are asked for all the time are never made
 * again while nothing changes, and a node that starts during an outage would not find them (S-16).
 */
export async function refill(own: OwnPages, shared: SharedPages): Promise<void> {
  count('meridia.store.emptied');
  const given = { answers: 0, pages: 0 };
  const writes = { answers: answersToShare(), pages: pagesToShare(own, shared) };
  for (const what of ['answers', 'pages'] as const) {
    for (const write of writes[what]) {
      if (!(await isTaken(write))) return log.warn('shared cache not refilled', given);
      given[what] += 1;
    }
  }
  log.info('shared cache refilled', given);
}
