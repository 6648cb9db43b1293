import type { Core } from '@strapi/strapi';
import { createRepeatedTask } from '../changes/repeated-task';
import { pruneVersions } from '../history/version-tables';
import { RETAINED } from './retained.data';
import { sweepTable } from './sweep';

const PERIOD_MS = 3_600_000;

/** What has been kept for long enough goes: at the start, and every hour. One table that cannot be swept keeps no other from it. */
export function createSweeper(strapi: Core.Strapi) {
  const attempt = async (table: string, sweep: () => Promise<unknown>) => {
    try {
      await sweep();
    } catch (error) {
      strapi.log.warn(`${table} not swept: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return createRepeatedTask({
    periodMs: PERIOD_MS,
    async task(isStopped) {
      for (const retained of RETAINED)
        await attempt(retained.table, () => sweepTable(strapi.db.connection, retained, isStopped));
      if (!isStopped()) await attempt('content_versions', () => pruneVersions(strapi));
    },
    onFailure: (message) => strapi.log.warn(`nothing swept: ${message}`),
  });
}
