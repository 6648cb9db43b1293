import type { Alert } from './alert.ts';

const answers = (labels: string, span: string) => `sum(rate(meridia_edge_answers_total{${labels}}[${span}]))`;

/** What stands between visitors and the content: edge, mirror, nodes, and the store that the nodes share. */
export const SITE_ALERTS: readonly Alert[] = [
  {
    name: 'EdgeSilent',
    severity: 'page',
    summary: 'The edge has not logged a single request',
    // Nor is anything known of it when nobody reads its log.
    expr: ({ window }) => `${answers('', window)} == 0 or up{job="edge"} == 0`,
  },
  {
    name: 'EdgeReloaded',
    severity: 'notice',
    summary: 'The edge has read its configuration again',
    expr: ({ memory }) => `sum(increase(meridia_edge_reloads_total[${memory}])) > 0`,
    isImmediate: true,
  },
  {
    name: 'SiteServedByMirror',
    severity: 'page',
    summary: 'Pages come from the mirror: no node answers for them',
    expr: ({ window }) =>
      `${answers('kind="page",cache="mirror"', window)} / ${answers('kind="page"', window)} > 0.01`,
  },
  {
    name: 'VisitorsRefused',
    severity: 'ticket',
    summary: 'More than one request in a hundred is refused for coming too often',
    expr: ({ window }) => `${answers('status="429"', window)} / ${answers('', window)} > 0.01`,
  },
  {
    name: 'PagesMissing',
    severity: 'ticket',
    summary: 'One answer in four is a 404: pages are gone, or somebody tries addresses',
    expr: ({ window }) =>
      `${answers('kind="page",status="404"', window)} / ${answers('kind="page"', window)} > 0.25`,
  },
  {
    name: 'MirrorOld',
    severity: 'ticket',
    summary: 'The mirror is not being written: it would show an old site',
    expr: ({ mirrorOldSeconds }) =>
      `meridia_mirror_age_seconds > ${mirrorOldSeconds} or up{job="mirror"} == 0`,
  },
  {
    name: 'DiskNearlyFull',
    severity: 'ticket',
    summary: 'Less than a tenth of a disk is free',
    // Our own probe, or the exporter that most machines have.
    expr: () =>
      'meridia_disk_free_ratio < 0.1 or node_filesystem_avail_bytes{fstype!~"tmpfs|overlay|squashfs"} / node_filesystem_size_bytes < 0.1',
  },
  {
    name: 'AllNodesDown',
    severity: 'page',
    summary: 'No web node answers: visitors see what the edge and the mirror have kept',
    expr: () => 'sum(up{job="web"}) == 0',
  },
  {
    name: 'NodeDown',
    severity: 'ticket',
    summary: 'The web node {{ $labels.instance }} does not answer',
    expr: () => 'up{job="web"} == 0',
  },
  {
    name: 'NodeRestarted',
    severity: 'notice',
    summary: 'The web node {{ $labels.instance }} has been started again',
    expr: ({ memory }) => `max by (instance) (resets(meridia_pages_answered_total[${memory}])) > 0`,
    isImmediate: true,
  },
  {
    name: 'NodesOfTwoBuilds',
    severity: 'notice',
    summary: 'Nodes of two builds serve at once: a new build is coming in',
    // Over a while: the nodes of a small cluster change within seconds.
    expr: ({ memory }) =>
      `count(count by (service_version) (last_over_time(target_info{job="web"}[${memory}]))) > 1`,
    isImmediate: true,
  },
  {
    name: 'NodeBusy',
    severity: 'ticket',
    summary: 'The web node {{ $labels.instance }} has no time left',
    expr: () => 'nodejs_eventloop_utilization_ratio{job="web"} > 0.9',
  },
  {
    name: 'ClockOff',
    severity: 'ticket',
    summary: 'The clock of {{ $labels.instance }} is {{ $value | humanizeDuration }} off',
    expr: () => 'abs(meridia_clock_offset_seconds) > 5',
  },
  {
    name: 'StoreDown',
    severity: 'ticket',
    summary: 'Redis does not answer {{ $labels.instance }}',
    expr: () => 'meridia_store_up == 0',
  },
  {
    name: 'StoreFails',
    severity: 'ticket',
    summary: 'Redis refuses commands of {{ $labels.instance }}, or takes too long',
    expr: ({ window }) => `sum by (instance) (rate(meridia_store_errors_total[${window}])) > 0`,
  },
  {
    name: 'StoreEmptied',
    severity: 'notice',
    summary: 'Redis has lost what the nodes had stored',
    expr: ({ memory }) => `sum(increase(meridia_store_emptied_total[${memory}])) > 0`,
    isImmediate: true,
  },
];
