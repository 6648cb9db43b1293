import type { ColdRefusal } from './cold-renders';
import type { StoredPage } from './stored-page';

/** Why an older copy is given: its frame is made again behind, the new one takes too long, failed, or cannot be made now. */
export type StaleReason = 'behind' | 'slow' | 'failed' | 'unreachable';

/** Null: there is no such page. `how` is told to whoever looks after the site. */
export type Found =
  { page: StoredPage; how: 'HIT' | 'MISS' } | { page: StoredPage; how: 'STALE'; why: StaleReason } | null;

/** A page without a copy that is not rendered now: the visitor is asked to come again. */
export type Refused = { refused: ColdRefusal | 'failed' };
export const isRefused = (found: Found | Refused): found is Refused => found !== null && 'refused' in found;

/** Whoever asks is a visitor, unless told: what only a machine reads, to keep it, is not in use. */
export type Asker = 'visitor' | 'mirror';
