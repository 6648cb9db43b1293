import { KEPT_DAYS } from '@meridia/domain/retention';

/** A table that only grows, and which of its rows have been there for long enough; versions have rules of their own (history/). */
export type Retained = { table: string; isOver: string };

const isOlder = (column: string, what: keyof typeof KEPT_DAYS) =>
  `${column} < now() - interval '${KEPT_DAYS[what]} days'`;

export const RETAINED: readonly Retained[] = [
  {
    // Of what is old, the last row of a school stays: every row that went was before it (FEED-01), and it may be where the feed ends.
    table: 'content_changes',
    isOver: `seq is not null and ${isOlder('created_at', 'changes')} and exists (
      select 1 from content_changes later
      where later.site = content_changes.site and later.seq > content_changes.seq and ${isOlder('later.created_at', 'changes')})`,
  },
  { table: 'content_processes', isOver: isOlder('heartbeat', 'processes') },
  { table: 'site_nodes', isOver: isOlder('seen_at', 'processes') },
  // BIN-03: what has been there for 30 days is gone for good.
  { table: 'content_bin', isOver: 'ends_at < now()' },
  { table: 'content_openings', isOver: isOlder('at', 'openings') },
  { table: 'edit_sessions', isOver: isOlder('at', 'openings') },
  {
    table: 'translation_marks',
    isOver: `not exists (select 1 from content_versions kept where kept.document_id = translation_marks.document_id)`,
  },
  // Of what a school still has they are written each day.
  { table: 'content_findings', isOver: isOlder('written_at', 'findings') },
  { table: 'account_events', isOver: isOlder('at', 'accountEvents') },
  { table: 'schedule_outcomes', isOver: isOlder('done_at', 'scheduleOutcomes') },
  { table: 'preview_links', isOver: isOlder('ends_at', 'previewLinks') },
  { table: 'crm_check_runs', isOver: isOlder('night', 'crmCheckRuns') },
  {
    table: 'redirect_uses',
    isOver: `${isOlder('day', 'redirectUses')}
      or not exists (select 1 from redirects where redirects.document_id = redirect_uses.document_id)`,
  },
  { table: 'redirect_batches', isOver: isOlder('received_at', 'redirectBatches') },
  // One that an editor ignores would be told to her again.
  { table: 'unknown_addresses', isOver: `not is_ignored and ${isOlder('last_day', 'unknownAddresses')}` },
  { table: 'search_misses', isOver: isOlder(`to_date(month, 'YYYY-MM')`, 'searchMisses') },
];
