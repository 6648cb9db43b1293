import type { Database } from '../search-index/database';
import {
  besideOf,
  createSql,
  noteOf,
  planIndexes,
  type FoundIndex,
  type IndexDefinition,
} from './index-plan.rules';

type Log = { info: (line: string) => void; warn: (line: string) => void };

const FIND = `
  select relname as name, obj_description(pg_class.oid, 'pg_class') as note
  from pg_class where relkind = 'i' and relnamespace = current_schema()::regnamespace`;

/** Editors write and visitors read meanwhile: the new one takes the place of the old one, if any, when it is whole. */
async function build(database: Database, index: IndexDefinition): Promise<void> {
  const beside = besideOf(index.name);
  try {
    await database.raw(createSql(index));
    await database.transaction(async (trx) => {
      await trx.raw(`drop index if exists ${index.name}`);
      await trx.raw(`alter index ${beside} rename to ${index.name}`);
      await trx.raw(`comment on index ${index.name} is '${noteOf(index).replaceAll("'", "''")}'`);
    });
  } catch (error) {
    // Half an index slows every write and helps no read.
    await database.raw(`drop index concurrently if exists ${beside}`);
    throw error;
  }
}

/** Brings the indexes of the database to their definitions. Without one that keeps content unique nothing starts; without another it is slow. */
export async function applyIndexes(
  database: Database,
  defined: readonly IndexDefinition[],
  log: Log,
): Promise<void> {
  const { rows }: { rows: FoundIndex[] } = await database.raw(FIND);
  const { dropped, built } = planIndexes(defined, rows);
  for (const name of dropped) await database.raw(`drop index concurrently if exists ${name}`);
  for (const index of built) {
    try {
      await build(database, index);
    } catch (error) {
      if (index.isUnique && !index.isOptional) throw error;
      log.warn(`index ${index.name} not built: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (dropped.length + built.length > 0)
    log.info(`indexes: ${built.length} to build, ${dropped.length} dropped`);
}
