import type { Database } from '../search-index/database';
import type { Retained } from './retained.data';

const BATCH = 1000;
const BATCHES_AT_ONCE = 50;

/** What another process is at is left to it. */
const deleteSql = ({ table, isOver }: Retained) => `
  delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${isOver} limit ${BATCH} for update skip locked))`;

/** In small batches, so that a save waits for none of them; what is left over is for the next time. Answers how many rows went. */
export async function sweepTable(
  database: Database,
  retained: Retained,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < BATCHES_AT_ONCE && !isStopped(); batch += 1) {
    const { rowCount }: { rowCount: number } = await database.raw(deleteSql(retained));
    swept += rowCount;
    if (rowCount < BATCH) break;
  }
  return swept;
}
