import type { Core } from '@strapi/strapi';
import { createRepeatedTask } from '../changes/repeated-task';
import { withPatientDatabase } from '../database/patient-database';
import { tryLock } from '../database/session-lock';
import { readEnvironment } from '../env';
import { pruneVersions } from '../history/prune-versions';
import { sweepMedia } from '../media/sweep-media';
import type { Database } from '../search-index/database';
import { RETAINED } from './retained.data';
import { sweepTable } from './sweep';

const PERIOD_MS = 3_600_000;

async function eraseMedia({ log }: Core.Strapi, database: Database): Promise<void> {
  const gone = await sweepMedia(database, { folder: readEnvironment().MEDIA_DIR });
  if (gone.length > 0) log.info(`media erased: ${gone.join(', ')}`);
}

/**
 * What has been kept for long enough goes: at the start, and every hour, by one process of several. One table that cannot be swept keeps
 * no other from it.
 */
export function createSweeper(strapi: Core.Strapi) {
  const { DATABASE_URL } = readEnvironment();
  const attempt = async (table: string, sweep: () => Promise<unknown>) => {
    try {
      await sweep();
    } catch (error) {
      strapi.log.warn(`${table} not swept: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const sweepAll = async (database: Database, isStopped: () => boolean) => {
    for (const retained of RETAINED)
      await attempt(retained.table, () => sweepTable(database, retained, isStopped));
    if (!isStopped()) await attempt('content_versions', () => pruneVersions(database, isStopped));
    // After the rows: a file goes when the last of them that names it is gone.
    if (!isStopped()) await attempt('media', () => eraseMedia(strapi, database));
  };
  return createRepeatedTask({
    periodMs: PERIOD_MS,
    async task(isStopped) {
      const release = await tryLock(DATABASE_URL, 'retention');
      if (!release) return;
      try {
        await withPatientDatabase(DATABASE_URL, (database) => sweepAll(database, isStopped));
      } finally {
        await release();
      }
    },
    onFailure: (message) => strapi.log.warn(`nothing swept: ${message}`),
  });
}
