import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import type { Migration } from './migration';
import { lossesOf, type Column } from './schema-losses.rules';

const TABLE = `
  create table if not exists content_migrations (
    number int primary key,
    name text not null,
    kind text not null,
    applied_at timestamptz not null default now()
  )`;

const COLUMNS = `
  select table_name as "table", column_name as "column", data_type as type,
    is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "mustBeGiven"
  from information_schema.columns where table_schema = current_schema()`;

async function readColumns(trx: Database): Promise<Column[]> {
  const { rows }: { rows: Column[] } = await trx.raw(COLUMNS);
  return rows;
}

async function isNotedAsDone(trx: Database, { formerNote }: Migration): Promise<boolean> {
  if (!formerNote) return false;
  return (await trx('strapi_core_store_settings').where({ key: formerNote }).first('id')) !== undefined;
}

/** All of it or nothing; an expansion that takes something away is refused here, before anybody misses it. */
async function apply(strapi: Core.Strapi, database: Database, migration: Migration): Promise<void> {
  const { number, name, kind, convert } = migration;
  await database.transaction(async (trx) => {
    const before = await readColumns(trx);
    const told = (await isNotedAsDone(trx, migration)) ? 'done before' : await convert(trx, strapi);
    const losses = kind === 'expand' ? lossesOf(before, await readColumns(trx)) : [];
    if (losses.length > 0)
      throw new Error(`Migration ${number} (${name}) is no expansion: ${losses.join(', ')}`);
    await trx('content_migrations').insert({ number, name, kind });
    strapi.log.info(`migration ${number}, ${name}: ${told}`);
  });
}

/** Those that this database has not seen, in their order; one process at a time sees to it (bootstrap/startup-lock.ts). */
export async function runMigrations(
  strapi: Core.Strapi,
  database: Database,
  migrations: readonly Migration[],
): Promise<void> {
  await database.raw(TABLE);
  const rows: { number: number }[] = await database('content_migrations').select('number');
  const applied = new Set(rows.map(({ number }) => number));
  for (const migration of migrations)
    if (!applied.has(migration.number)) await apply(strapi, database, migration);
}
