import { count } from '@meridia/telemetry/instruments';
import type { Found } from './page-store';

const MEMORY = { source: 'memory' } as const;
const SOURCES = { HIT: 'shared', MISS: 'made', STALE: 'stale' } as const;

/** A page that this node had, and that is right. */
export const countFresh = (): void => count('meridia.pages.answered', MEMORY);

/** One that was looked for, by where it came from; one that is not there is the page that says so, counted by itself. */
export function countFound(found: Found): Found {
  if (!found) return found;
  const isError = found.page.status >= 500;
  count('meridia.pages.answered', { source: isError ? 'error' : SOURCES[found.how] });
  if (found.how === 'STALE') count('meridia.pages.stale', { reason: found.why });
  return found;
}
