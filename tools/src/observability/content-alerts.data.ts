import { BACKUP_METRIC } from '../backup/backup-metric.ts';
import type { Alert } from './alert.ts';

/** A night, and two hours for one that takes longer. */
const MAX_BACKUP_AGE_SECONDS = 26 * 60 * 60;

/** Of all calls of the nodes to the content service, those that ended like this. */
const callShare = (outcomes: string, span: string) =>
  `sum(rate(meridia_content_calls_total{outcome=~"${outcomes}"}[${span}])) / sum(rate(meridia_content_calls_total[${span}]))`;

/** The content service and its database: as the nodes see them, then as they say themselves. */
export const CONTENT_ALERTS: readonly Alert[] = [
  {
    name: 'FeedSilent',
    severity: 'ticket',
    summary: '{{ $labels.instance }} does not hear what is published',
    expr: ({ quietSeconds }) => `meridia_feed_age_seconds > ${quietSeconds}`,
  },
  {
    name: 'ContentSilent',
    severity: 'ticket',
    summary: 'The content service does not answer, or not in time',
    expr: ({ window }) => `${callShare('unreachable|timeout', window)} > 0.05`,
  },
  {
    name: 'ContentFails',
    severity: 'ticket',
    summary: 'The content service answers with errors',
    expr: ({ window }) => `${callShare('status', window)} > 0.05`,
  },
  {
    name: 'ContentWrongShape',
    severity: 'ticket',
    summary: 'The content service answers what the site cannot read',
    expr: ({ window }) => `${callShare('shape', window)} > 0.01`,
  },
  {
    name: 'ContentRefuses',
    severity: 'ticket',
    summary: 'The content service does not accept the account of the site',
    expr: ({ window }) =>
      `sum(rate(meridia_content_logins_total{outcome="failed"}[${window}])) > 0 or ${callShare('refused', window)} > 0.05`,
  },
  {
    name: 'ContentSlow',
    severity: 'ticket',
    summary: 'One call in twenty to the content service takes more than a second',
    expr: ({ window }) =>
      `histogram_quantile(0.95, sum by (le) (rate(meridia_content_call_duration_seconds_bucket[${window}]))) > 1`,
  },
  {
    name: 'ContentServiceDown',
    severity: 'ticket',
    summary: 'The content service {{ $labels.instance }} does not answer',
    expr: () => 'up{job="content"} == 0',
  },
  {
    name: 'DatabaseDown',
    severity: 'ticket',
    summary: 'PostgreSQL does not answer {{ $labels.instance }}',
    expr: () => 'meridia_database_up == 0',
  },
  {
    name: 'ArchiveFails',
    severity: 'ticket',
    summary: 'PostgreSQL does not archive its journal: what is written since is in no backup',
    expr: () => 'max(meridia_archive_failing) > 0',
  },
  {
    name: 'BackupLate',
    severity: 'ticket',
    summary: 'No backup has ended for more than a day, or nothing says when one did',
    // Served by the service `backup`, or written by `pnpm backup --metrics` for the exporter of the machine: 0 before the first.
    expr: ({ areBackupsTaken }) =>
      `time() - max(${BACKUP_METRIC}) > ${MAX_BACKUP_AGE_SECONDS}${areBackupsTaken ? ` or absent(${BACKUP_METRIC})` : ''}`,
  },
  {
    name: 'MediaFolderAway',
    severity: 'ticket',
    summary: '{{ $labels.instance }} cannot keep uploads where the site reads them',
    expr: () => 'meridia_media_up == 0',
  },
  {
    name: 'OutboxStuck',
    severity: 'ticket',
    summary: 'A publication has been saved and not announced',
    expr: ({ quietSeconds }) => `max(meridia_outbox_oldest_seconds) > ${quietSeconds}`,
  },
  {
    name: 'ScheduleLate',
    severity: 'ticket',
    summary: 'A planned publication has not been made',
    // It is looked for every ten seconds.
    expr: () => 'max(meridia_schedule_late_seconds) > 60',
  },
];
