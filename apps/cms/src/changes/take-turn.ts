import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../search-index/database';

const LONGEST_WAIT_MS = 60_000;
const LOOK_AGAIN_MS = 25;

/** Not Strapi's own error: what is refused that way is refused for good, this is tried again. */
export class TurnNotTakenError extends Error {
  constructor(site: string) {
    super(`another write of ${site} has not ended in ${LONGEST_WAIT_MS / 1000} s`);
  }
}

/**
 * What a school's editors publish is written one after the other, until the end of the transaction. Strapi replaces the rows of a
 * published document and of its relations: two that refer to each other, published at the same moment, wait for each other's rows
 * (a deadlock) or refer to a row that is just being replaced.
 * Asked for again and again rather than waited for: PostgreSQL gives up a statement that waits, long before an editor would.
 */
export async function takeTurn(trx: Database, site: string): Promise<void> {
  await wait(trx, site, 'pg_try_advisory_xact_lock');
}

/** For what names documents and changes none of them: not while they are written, and not one after the other. */
export async function waitForTurns(trx: Database, site: string): Promise<void> {
  await wait(trx, site, 'pg_try_advisory_xact_lock_shared');
}

type Lock = 'pg_try_advisory_xact_lock' | 'pg_try_advisory_xact_lock_shared';

async function wait(trx: Database, site: string, lock: Lock): Promise<void> {
  const endsAt = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const { rows } = await trx.raw<{ rows: { taken: boolean }[] }>(
      `select ${lock}(hashtextextended(?, 0)) as taken`,
      [`writer of ${site}`],
    );
    if (rows[0]?.taken) return;
    if (performance.now() > endsAt) throw new TurnNotTakenError(site);
    await sleep(LOOK_AGAIN_MS);
  }
}
