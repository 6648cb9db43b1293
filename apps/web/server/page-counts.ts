import { count } from '@meridia/telemetry/instruments';
import type { Found, Refused } from './found-page';

const MEMORY = { source: 'memory' } as const;
const SOURCES = { HIT: 'shared', MISS: 'made', STALE: 'stale' } as const;

/** A page that this node had, and that is right. */
export const countFresh = (): void => count('meridia.pages.answered', MEMORY);

/** One that was looked for, by where it came from; one that is not there is the page that says so, counted by itself. */
export function countFound(found: NonNullable<Found>): void {
  const isError = found.page.status >= 500;
  count('meridia.pages.answered', { source: isError ? 'error' : SOURCES[found.how] });
  if (found.how === 'STALE') count('meridia.pages.stale', { reason: found.why });
}

const REFUSALS = {
  full: 'too many pages to render',
  client: 'too many pages of one client',
  failed: 'page just failed',
} as const;

export const countRefused = ({ refused }: Refused): void =>
  count('meridia.calls.rejected', { reason: REFUSALS[refused] });
