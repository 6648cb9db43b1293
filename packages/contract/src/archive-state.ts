/** Of PostgreSQL: whether it archives its journal, and the segment that it could not archive since the last one that it did. */
export type ArchiveState = { mode: string; failed: string | null };

export const ARCHIVE_STATE_SQL = `
  select current_setting('archive_mode') as mode,
    case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_wal end as failed
  from pg_stat_archiver`;
