import type { Pace } from './paces.data.ts';

/** What happens, what Prometheus sees of it (all else being calm), and exactly the alerts that it leads to. */
export type Case = {
  name: string;
  series: Readonly<Record<string, string>>;
  /** `Name`, or `Name/budget` where an objective is burnt at one speed only. */
  fires: readonly string[];
  /** At this pace only. */
  pace?: Pace;
};
/** A fault of the chaos suite, by its name; `cause`: the alert that names it to whoever is on call. */
export type FaultCase = Case & { cause: string | null };

const up = (job: string, instance: string, values: string) => ({
  [`up{job="${job}",instance="${instance}"}`]: values,
});
const calls = (outcome: string, values = '0+1000x60') => ({
  'meridia_content_calls_total{job="web",query="changes",outcome="ok"}': '0x60',
  [`meridia_content_calls_total{job="web",query="changes",outcome="${outcome}"}`]: values,
});
const CONTENT_GONE = { ...up('content', 'content-1', '0x60'), ...up('content', 'content-2', '0x60') };
const SILENCE = {
  'meridia_feed_age_seconds{job="web",instance="web-1"}': '0+{step}x60',
  'meridia_feed_age_seconds{job="web",instance="web-2"}': '0+{step}x60',
};
/** As long as a call may take, then given up. */
const LONG_CALLS = {
  'meridia_content_call_duration_seconds_bucket{job="web",le="0.1"}': '0x60',
  'meridia_content_call_duration_seconds_bucket{job="web",le="1"}': '0x60',
};
const DATABASE_GONE = { 'meridia_database_up{job="content",instance="content-1"}': '0x60' };
const STORE_ERRORS = {
  'meridia_store_errors_total{job="web",instance="web-1",operation="write"}': '0+5x60',
};
const STORE_GONE = { 'meridia_store_up{job="web",instance="web-1"}': '0x60', ...STORE_ERRORS };
/** Counters begin again after a gap of some readings. */
const restarted = (instance: string) => ({
  ...up('web', instance, '1x2 0x2 1x56'),
  [`meridia_pages_answered_total{job="web",instance="${instance}",source="memory"}`]:
    '1000+100x2 _x3 0+100x54',
});
const version = (instance: string, name: string, values: string) => ({
  [`target_info{job="web",instance="${instance}",service_version="${name}"}`]: values,
});

const UNHEARD = ['FeedSilent', 'FreshnessBurn'];

export const FAULT_CASES: readonly FaultCase[] = [
  { name: 'calm', series: {}, cause: null, fires: [] },
  {
    name: 'content service killed',
    series: { ...CONTENT_GONE, ...calls('status'), ...SILENCE },
    cause: 'ContentServiceDown',
    fires: ['ContentServiceDown', 'ContentFails', ...UNHEARD],
  },
  {
    name: 'content service killed again and again while an editor publishes',
    series: { ...CONTENT_GONE, ...calls('status'), ...SILENCE },
    cause: 'ContentServiceDown',
    fires: ['ContentServiceDown', 'ContentFails', ...UNHEARD],
  },
  {
    name: 'content service hanging',
    series: { ...calls('timeout'), ...LONG_CALLS, ...SILENCE },
    cause: 'ContentSilent',
    fires: ['ContentSilent', 'ContentSlow', ...UNHEARD],
  },
  {
    name: 'content service answers 500',
    series: { ...calls('status'), ...SILENCE },
    cause: 'ContentFails',
    fires: ['ContentFails', ...UNHEARD],
  },
  {
    name: 'content service: wrong shape',
    series: { ...calls('shape'), ...SILENCE },
    cause: 'ContentWrongShape',
    fires: ['ContentWrongShape', ...UNHEARD],
  },
  {
    name: 'content service slow by 3 s',
    series: { ...calls('timeout'), ...LONG_CALLS, ...SILENCE },
    cause: 'ContentSilent',
    fires: ['ContentSilent', 'ContentSlow', ...UNHEARD],
  },
  {
    name: 'token revoked',
    series: {
      ...calls('refused'),
      ...SILENCE,
      'meridia_content_logins_total{job="web",outcome="failed"}': '0+1x60',
    },
    cause: 'ContentRefuses',
    fires: ['ContentRefuses', ...UNHEARD],
  },
  { name: 'feed stopped for a minute', series: SILENCE, cause: 'FeedSilent', fires: UNHEARD },
  {
    name: 'PostgreSQL stopped',
    series: { ...DATABASE_GONE, ...calls('status'), ...SILENCE },
    cause: 'DatabaseDown',
    fires: ['DatabaseDown', 'ContentFails', ...UNHEARD],
  },
  {
    name: 'PostgreSQL frozen',
    series: { ...DATABASE_GONE, ...calls('timeout'), ...LONG_CALLS, ...SILENCE },
    cause: 'DatabaseDown',
    fires: ['DatabaseDown', 'ContentSilent', 'ContentSlow', ...UNHEARD],
  },
  {
    name: 'PostgreSQL out of connections',
    series: { ...DATABASE_GONE, ...calls('status'), ...SILENCE },
    cause: 'DatabaseDown',
    fires: ['DatabaseDown', 'ContentFails', ...UNHEARD],
  },
  { name: 'Redis killed', series: STORE_GONE, cause: 'StoreDown', fires: ['StoreDown', 'StoreFails'] },
  { name: 'Redis frozen', series: STORE_ERRORS, cause: 'StoreFails', fires: ['StoreFails'] },
  {
    name: 'Redis flushed',
    series: { 'meridia_store_emptied_total{job="web",instance="web-1"}': '0x4 1x56' },
    cause: 'StoreEmptied',
    fires: ['StoreEmptied'],
  },
  { name: 'Redis of four megabytes', series: {}, cause: null, fires: [] },
  {
    name: 'Redis flushed while a node restarts',
    series: {
      'meridia_store_emptied_total{job="web",instance="web-1"}': '0x4 1x56',
      ...restarted('web-1'),
    },
    cause: 'StoreEmptied',
    fires: ['StoreEmptied', 'NodeRestarted'],
  },
  {
    name: 'one node cut off from Redis',
    series: STORE_GONE,
    cause: 'StoreDown',
    fires: ['StoreDown', 'StoreFails'],
  },
  { name: 'Redis full', series: STORE_ERRORS, cause: 'StoreFails', fires: ['StoreFails'] },
  { name: 'one node killed', series: up('web', 'web-1', '0x60'), cause: 'NodeDown', fires: ['NodeDown'] },
  { name: 'one node frozen', series: up('web', 'web-1', '0x60'), cause: 'NodeDown', fires: ['NodeDown'] },
  {
    name: 'both nodes restarted',
    series: { ...restarted('web-1'), ...restarted('web-2') },
    cause: 'NodeRestarted',
    fires: ['NodeRestarted'],
  },
  {
    name: 'rolling new build',
    series: { ...version('web-1', 'a', '1x5'), ...version('web-3', 'b', '_x5 1x55') },
    cause: 'NodesOfTwoBuilds',
    fires: ['NodesOfTwoBuilds'],
  },
  {
    name: 'edge reloaded',
    series: { 'meridia_edge_reloads_total{job="edge",instance="edge"}': '0x4 1x56' },
    cause: 'EdgeReloaded',
    fires: ['EdgeReloaded'],
  },
  {
    name: 'disk of the edge full',
    series: { 'meridia_disk_free_ratio{job="disk",instance="edge"}': '0x60' },
    cause: 'DiskNearlyFull',
    fires: ['DiskNearlyFull'],
  },
  { name: 'copies of the edge damaged', series: {}, cause: null, fires: [] },
  {
    name: 'clock of one node off by a minute',
    series: { 'meridia_clock_offset_seconds{job="web",instance="web-1"}': '-60x60', ...restarted('web-1') },
    cause: 'ClockOff',
    fires: ['ClockOff', 'NodeRestarted'],
  },
  {
    name: 'clock of one node behind by an hour',
    series: {
      'meridia_clock_offset_seconds{job="web",instance="web-1"}': '-3600x60',
      ...restarted('web-1'),
    },
    cause: 'ClockOff',
    fires: ['ClockOff', 'NodeRestarted'],
  },
  {
    name: 'all of web and content service dead',
    series: {
      ...CONTENT_GONE,
      ...up('web', 'web-1', '0x60'),
      ...up('web', 'web-2', '0x60'),
      'meridia_edge_answers_total{kind="page",status="200",cache="mirror"}': '0+500x60',
    },
    cause: 'AllNodesDown',
    fires: ['AllNodesDown', 'NodeDown', 'ContentServiceDown', 'SiteServedByMirror'],
  },
];
