import type { Core } from '@strapi/strapi';

export type Reading = { site: string; node: string; position: number };

/** A node reads the feed each second; that it is still there is written down less often. */
const SEEN_EVERY_MS = 5000;
const KNOWN_MAX = 1000;

const noted = new Map<string, { position: number; at: number }>();

/** That a node has everything up to a number of the feed. A failure is no matter of the node's: it is told in the log. */
export async function noteNode(strapi: Core.Strapi, { site, node, position }: Reading): Promise<void> {
  const key = `${site} ${node}`;
  const before = noted.get(key);
  const now = performance.now();
  if (before?.position === position && now - before.at < SEEN_EVERY_MS) return;
  if (noted.size >= KNOWN_MAX) noted.clear();
  noted.set(key, { position, at: now });
  try {
    await strapi.db.connection.raw(
      `insert into site_nodes as known (site, node, position, moved_at, seen_at)
       values (?, ?, ?, clock_timestamp(), clock_timestamp())
       on conflict (site, node) do update set
         position = excluded.position,
         seen_at = excluded.seen_at,
         moved_at = case when known.position = excluded.position then known.moved_at else excluded.moved_at end`,
      [site, node, position],
    );
  } catch (error) {
    noted.delete(key);
    strapi.log.warn(
      `position of a node not noted: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
