import { REDIRECT_HITS_PATH } from '@meridia/contract/endpoints';
import type { RedirectHitsWire } from '@meridia/contract/redirect-hits.wire';
import { contentClient } from '@/content/client/content-client';
import { readServerEnvironment } from '@/env/server';
import { log } from '@/lib/log';

export type { RedirectHitsWire as RedirectHits };
export { RULES_PER_BATCH, UNKNOWN_PER_BATCH } from '@meridia/contract/redirect-hits.wire';

/** DESK-04, DESK-06: the only thing that the site ever writes. */
export function sendRedirectHits(hits: RedirectHitsWire): Promise<void> {
  return contentClient(readServerEnvironment(), log).post(REDIRECT_HITS_PATH, hits);
}
