import type { Core } from '@strapi/strapi';
import { PLANS, SCHEDULED_TYPES } from '../schedule/scheduled-types.data';

/** What waits to be done: changes to be announced, and publications whose time has come. Times in seconds. */
export type Backlog = { waiting: number; oldest: number; late: number };

/** Beyond it, how many no longer matters. */
const COUNTED_MAX = 10_000;

type Row = { waiting: string; oldest: string | null; late: string | null };

function overdueSql(strapi: Core.Strapi): string {
  const times = SCHEDULED_TYPES.flatMap((uid) => {
    const { tableName } = strapi.db.metadata.get(uid);
    return Object.values(PLANS).map(
      (column) => `select min(${column}) as due from ${tableName} where published_at is null`,
    );
  });
  return `select min(due) from (${times.join(' union all ')}) as plans where due <= now() at time zone 'utc'`;
}

/** In one statement: a scrape costs one connection for a moment. */
export async function readBacklog(strapi: Core.Strapi): Promise<Backlog> {
  const { rows }: { rows: Row[] } = await strapi.db.connection.raw(`
    select
      (select count(*) from (select 1 from content_changes where seq is null limit ${COUNTED_MAX}) as pending) as waiting,
      (select extract(epoch from clock_timestamp() - min(created_at)) from content_changes where seq is null) as oldest,
      extract(epoch from (now() at time zone 'utc') - (${overdueSql(strapi)})) as late`);
  const { waiting, oldest, late } = rows[0] ?? { waiting: '0', oldest: null, late: null };
  return { waiting: Number(waiting), oldest: Number(oldest ?? 0), late: Number(late ?? 0) };
}
