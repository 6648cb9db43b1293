import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../env';
import type { MicroCache } from '../micro-cache/micro-cache';

const LOCK = 7_214_001;
const HEARTBEAT_LIFE = '10 seconds';

type PendingRow = { id: string; site: string };

/** Forgets what this process cached of the schools that changed, and says so on the rows. */
export async function settlePendingChanges(
  strapi: Core.Strapi,
  processId: string,
  cache: MicroCache,
): Promise<void> {
  const database = strapi.db.connection;
  await database.raw(
    `insert into content_processes (id, heartbeat) values (?, now()) on conflict (id) do update set heartbeat = now()`,
    [processId],
  );
  const pending: PendingRow[] = await database('content_changes')
    .select('id', 'site')
    .whereNull('seq')
    .whereRaw('not (? = any(emptied_by))', [processId]);
  for (const site of new Set(pending.map((row) => row.site))) cache.empty(site);

  if (pending.length > 0) {
    await database('content_changes')
      .whereIn(
        'id',
        pending.map((row) => row.id),
      )
      .update({ emptied_by: database.raw('array_append(emptied_by, ?::uuid)', [processId]) });
  }
  await announce(strapi);
}

/**
 * Numbers the changes that every living process has forgotten. Numbers are given to committed rows only, by one
 * transaction at a time, so a reader who has seen a number has seen every smaller one: `since` loses nothing.
 * A process that does not answer cannot hold an old answer longer than the micro-cache's life: it is waited for that long.
 */
async function announce(strapi: Core.Strapi): Promise<void> {
  const { rows } = await strapi.db.connection.raw('select 1 from content_changes where seq is null limit 1');
  if (rows.length === 0) return;

  // One round trip: a process that is frozen between two would keep the lock, and every announcement with it.
  await strapi.db.connection.raw(`
    do $$ begin
      perform pg_advisory_xact_lock(${LOCK});
      update content_changes set seen_at = clock_timestamp() where seq is null and seen_at is null;
      update content_changes set seq = nextval('content_changes_numbers')
      where seq is null and (
        seen_at < clock_timestamp() - interval '${readEnvironment().MICRO_CACHE_MS + 1000} milliseconds'
        or not exists (
          select 1 from content_processes
          where heartbeat > now() - interval '${HEARTBEAT_LIFE}' and not (content_processes.id = any(emptied_by))
        )
      );
    end $$`);
}

export async function forgetProcess(strapi: Core.Strapi, processId: string): Promise<void> {
  await strapi.db.connection('content_processes').where({ id: processId }).delete();
}
