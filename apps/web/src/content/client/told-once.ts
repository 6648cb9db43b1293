import type { ContentLog } from '@meridia/content-client/content-log';
import { createBoundedMap } from '@/lib/bounded-map';
import { log } from '@/lib/log';

/** What is wrong in the content stays wrong until an editor mends it: it is told once an hour, and not at each reading. */
const AGAIN_MS = 3_600_000;
const MAX_TOLD = 1000;

const toldAt = createBoundedMap<number>(MAX_TOLD);

const tellOnce =
  (level: keyof ContentLog): ContentLog['warn'] =>
  (message, details) => {
    const key = JSON.stringify([message, details]);
    const before = toldAt.get(key);
    if (before !== undefined && performance.now() - before < AGAIN_MS) return;
    toldAt.set(key, performance.now());
    log[level](message, details);
  };

export const toldOnce: ContentLog = { warn: tellOnce('warn'), error: tellOnce('error') };
