import type { Case } from './fault-cases.data.ts';

/** What no fault of the chaos suite leads to, and what just does not. */
export const OTHER_CASES: readonly Case[] = [
  {
    name: 'one page in a hundred fails',
    series: { 'meridia_edge_answers_total{kind="page",status="500",cache="miss"}': '0+100x60' },
    fires: ['AvailabilityBurn/slow'],
  },
  {
    name: 'one page in ten fails',
    series: { 'meridia_edge_answers_total{kind="page",status="500",cache="miss"}': '0+1000x60' },
    fires: ['AvailabilityBurn'],
  },
  {
    name: 'one page in ten is slow',
    series: { 'meridia_edge_duration_seconds_bucket{kind="page",le="0.25"}': '0+9000x60' },
    fires: ['LatencyBurn/slow'],
  },
  {
    name: 'every page is slow',
    series: { 'meridia_edge_duration_seconds_bucket{kind="page",le="0.25"}': '0x60' },
    fires: ['LatencyBurn'],
  },
  {
    name: 'one action in ten fails',
    series: { 'meridia_edge_answers_total{kind="action",status="503",cache="mirror"}': '0+100x60' },
    fires: ['ActionsBurn'],
  },
  {
    name: 'the edge writes nothing',
    series: {
      'meridia_edge_answers_total{kind="page",status="200",cache="hit"}': '0x60',
      'meridia_edge_answers_total{kind="action",status="302",cache="miss"}': '0x60',
    },
    fires: ['EdgeSilent'],
  },
  {
    name: 'nobody reads the log of the edge',
    series: { 'up{job="edge",instance="edge"}': '0x60' },
    fires: ['EdgeSilent'],
  },
  {
    name: 'a crowd behind one address',
    series: { 'meridia_edge_answers_total{kind="page",status="429",cache="none"}': '0+500x60' },
    fires: ['VisitorsRefused'],
  },
  {
    name: 'pages are gone',
    series: { 'meridia_edge_answers_total{kind="page",status="404",cache="miss"}': '0+4000x60' },
    fires: ['PagesMissing'],
  },
  {
    name: 'the journal is not archived',
    series: { 'meridia_archive_failing{job="content",instance="content-1"}': '1x60' },
    fires: ['ArchiveFails'],
  },
  {
    name: 'the last backup is of the day before yesterday',
    series: { 'meridia_backup_finished_timestamp_seconds{instance="database"}': '-100000x60' },
    fires: ['BackupLate'],
  },
  {
    name: 'nothing says when a backup ended',
    series: { 'meridia_backup_finished_timestamp_seconds{instance="database"}': '_x60' },
    fires: ['BackupLate'],
    pace: 'production',
  },
  {
    name: 'the mirror is not written',
    series: { 'meridia_mirror_age_seconds{job="mirror",instance="mirror"}': '4000x60' },
    fires: ['MirrorOld'],
  },
  {
    name: 'the mirror is gone',
    series: { 'up{job="mirror",instance="mirror"}': '0x60' },
    fires: ['MirrorOld'],
  },
  {
    name: 'the disk of the database fills',
    series: { 'node_filesystem_avail_bytes{instance="database",fstype="ext4"}': '5x60' },
    fires: ['DiskNearlyFull'],
  },
  {
    name: 'a node has no time left',
    series: { 'nodejs_eventloop_utilization_ratio{job="web",instance="web-1"}': '0.97x60' },
    fires: ['NodeBusy'],
  },
  {
    name: 'a change is not announced',
    series: { 'meridia_outbox_oldest_seconds{job="content",instance="content-1"}': '0+{step}x60' },
    fires: ['OutboxStuck', 'FreshnessBurn'],
  },
  {
    name: 'the disk of the media is not mounted',
    series: { 'meridia_media_up{job="content",instance="content-1"}': '0x60' },
    fires: ['MediaFolderAway'],
  },
  {
    name: 'a planned publication is not made',
    series: { 'meridia_schedule_late_seconds{job="content",instance="content-1"}': '90x60' },
    fires: ['ScheduleLate'],
  },
  {
    name: 'the content service cannot be reached',
    series: {
      'meridia_content_calls_total{job="web",query="changes",outcome="unreachable"}': '0+500x60',
    },
    fires: ['ContentSilent'],
  },
  {
    name: 'everything is just good enough',
    series: {
      'meridia_edge_answers_total{kind="page",status="500",cache="miss"}': '0+25x60',
      'meridia_edge_answers_total{kind="page",status="200",cache="mirror"}': '0+90x60',
      'meridia_edge_answers_total{kind="page",status="429",cache="none"}': '0+90x60',
      'meridia_edge_answers_total{kind="action",status="503",cache="mirror"}': '0+14x60',
      'meridia_edge_duration_seconds_bucket{kind="page",le="0.25"}': '0+9750x60',
      'meridia_edge_answers_total{kind="page",status="404",cache="miss"}': '0+3000x60',
      'meridia_backup_finished_timestamp_seconds{instance="database"}': '-90000x60',
      'meridia_mirror_age_seconds{job="mirror",instance="mirror"}': '170x60',
      'meridia_disk_free_ratio{job="disk",instance="edge"}': '0.11x60',
      'node_filesystem_avail_bytes{instance="database",fstype="ext4"}': '11x60',
      'nodejs_eventloop_utilization_ratio{job="web",instance="web-1"}': '0.89x60',
      'meridia_clock_offset_seconds{job="web",instance="web-1"}': '4x60',
      'meridia_feed_age_seconds{job="web",instance="web-1"}': '4.9x60',
      'meridia_outbox_oldest_seconds{job="content",instance="content-1"}': '4.9x60',
      'meridia_schedule_late_seconds{job="content",instance="content-1"}': '59x60',
      'meridia_content_calls_total{job="web",query="changes",outcome="timeout"}': '0+40x60',
      'meridia_content_calls_total{job="web",query="changes",outcome="status"}': '0+40x60',
      'meridia_content_calls_total{job="web",query="changes",outcome="refused"}': '0+40x60',
      'meridia_content_calls_total{job="web",query="changes",outcome="shape"}': '0+9x60',
      'meridia_content_call_duration_seconds_bucket{job="web",le="0.1"}': '0x60',
      'meridia_content_call_duration_seconds_bucket{job="web",le="1"}': '0+960x60',
    },
    fires: [],
  },
];
