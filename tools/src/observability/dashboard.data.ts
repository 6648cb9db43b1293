export type Panel = {
  title: string;
  /** What Grafana writes beside a value; its own names. */
  unit: 'percentunit' | 's' | 'reqps' | 'ops' | 'bytes' | 'short' | 'bool_on_off';
  /** Each line, and what it is called. */
  lines: readonly { name: string; expr: string }[];
};
export type Row = { title: string; panels: readonly Panel[] };

const RATE = '$__rate_interval';
const perSecond = (metric: string, by: string) => `sum by (${by}) (rate(${metric}[${RATE}]))`;
const quantile = (share: number, metric: string, by = '') =>
  `histogram_quantile(${share}, sum by (le${by && `, ${by}`}) (rate(${metric}_bucket[${RATE}])))`;
const counted = (title: string, metric: string, by: string, unit: Panel['unit'] = 'ops'): Panel => ({
  title,
  unit,
  lines: [{ name: `{{${by.replaceAll(', ', '}} {{')}}}`, expr: perSecond(metric, by) }],
});
const gauge = (title: string, unit: Panel['unit'], expr: string, name = '{{instance}}'): Panel => ({
  title,
  unit,
  lines: [{ name, expr }],
});
const spread = (title: string, metric: string): Panel => ({
  title,
  unit: 's',
  lines: [0.5, 0.95, 0.99].map((share) => ({ name: `p${share * 100}`, expr: quantile(share, metric) })),
});

/** From what visitors have to what it rests on. */
export const DASHBOARD: readonly Row[] = [
  {
    title: 'Objectives',
    panels: [
      gauge(
        'Bad in the last hour',
        'percentunit',
        'meridia:objective_bad:ratio{span="fast_long"}',
        '{{objective}}',
      ),
      gauge('Alerts', 'short', 'sum by (alertname, severity) (ALERTS{alertstate="firing"})', '{{alertname}}'),
    ],
  },
  {
    title: 'Edge',
    panels: [
      counted('Answers by status', 'meridia_edge_answers_total', 'status', 'reqps'),
      counted('Pages: where they were found', 'meridia_edge_answers_total{kind="page"}', 'cache', 'reqps'),
      {
        title: 'Wait for a page',
        unit: 's',
        lines: [0.5, 0.95, 0.99].map((share) => ({
          name: `p${share * 100}`,
          expr: `histogram_quantile(${share}, sum by (le) (rate(meridia_edge_duration_seconds_bucket{kind="page"}[${RATE}])))`,
        })),
      },
      {
        title: 'Errors behind, and the mirror',
        unit: 'reqps',
        lines: [
          { name: 'errors of nodes', expr: `sum(rate(meridia_edge_upstream_errors_total[${RATE}]))` },
          { name: 'by the mirror', expr: `sum(rate(meridia_edge_mirror_answers_total[${RATE}]))` },
        ],
      },
    ],
  },
  {
    title: 'Web nodes',
    panels: [
      counted('Pages by source', 'meridia_pages_answered_total', 'source', 'reqps'),
      counted('Stale, and why', 'meridia_pages_stale_total', 'reason'),
      {
        title: 'Made, found unchanged, and saved by waiting for another',
        unit: 'ops',
        lines: [
          { name: 'made', expr: `sum(rate(meridia_pages_made_total[${RATE}]))` },
          { name: 'unchanged', expr: `sum(rate(meridia_pages_confirmed_total[${RATE}]))` },
          { name: 'saved', expr: `sum(rate(meridia_pages_saved_total[${RATE}]))` },
        ],
      },
      gauge(
        'Time by route, p95',
        's',
        quantile(0.95, 'http_server_request_duration_seconds', 'http_route'),
        '{{http_route}}',
      ),
      gauge('Event loop: share of time busy', 'percentunit', 'nodejs_eventloop_utilization_ratio'),
      gauge('Event loop: delay, p99', 's', 'nodejs_eventloop_delay_p99_seconds'),
      gauge('Memory', 'bytes', 'sum by (instance) (v8js_memory_heap_used_bytes)'),
      gauge('Memory that a full collection left', 'bytes', 'meridia_memory_live_bytes'),
      counted('Actions', 'meridia_actions_total', 'action, outcome'),
      counted('Calls refused', 'meridia_calls_rejected_total', 'job, reason'),
      counted('Errors reported', 'meridia_errors_reported_total', 'outcome'),
    ],
  },
  {
    title: 'Visitors’ own measures',
    panels: [
      gauge('Web Vitals, p75', 'short', quantile(0.75, 'meridia_vitals', 'name'), '{{name}}'),
      gauge(
        'Largest paint by template, p75',
        'short',
        `histogram_quantile(0.75, sum by (le, template) (rate(meridia_vitals_bucket{name="LCP"}[${RATE}])))`,
        '{{template}}',
      ),
    ],
  },
  {
    title: 'From a publication to the pages',
    panels: [
      gauge('Since the feed was heard', 's', 'meridia_feed_age_seconds'),
      gauge('Age of the last change when heard', 's', 'meridia_feed_lag_seconds'),
      gauge('Oldest change not announced', 's', 'meridia_outbox_oldest_seconds'),
      gauge('Changes not announced', 'short', 'meridia_outbox_waiting'),
      counted('Changes written', 'meridia_changes_written_total', 'instance'),
      gauge('Planned publications: late by', 's', 'meridia_schedule_late_seconds'),
      gauge('Age of the mirror', 's', 'meridia_mirror_age_seconds'),
    ],
  },
  {
    title: 'Content service, database, Redis',
    panels: [
      counted('Calls of the nodes', 'meridia_content_calls_total', 'outcome'),
      spread('Time of a call', 'meridia_content_call_duration_seconds'),
      counted('Logins of the nodes', 'meridia_content_logins_total', 'outcome'),
      counted('Logins', 'meridia_logins_total', 'outcome'),
      counted('Searches', 'meridia_searches_total', 'outcome'),
      spread('Time of a query', 'db_client_operation_duration_seconds'),
      gauge(
        'Connections',
        'short',
        'sum by (instance, state) (db_client_connection_count)',
        '{{instance}} {{state}}',
      ),
      gauge('Waiting for a connection', 'short', 'db_client_connection_pending_requests'),
      gauge('PostgreSQL answers', 'bool_on_off', 'meridia_database_up'),
      gauge('Media folder is there', 'bool_on_off', 'meridia_media_up'),
      gauge('Redis answers', 'bool_on_off', 'meridia_store_up'),
      counted('Errors of Redis', 'meridia_store_errors_total', 'operation'),
      gauge('Clock against the content service', 's', 'meridia_clock_offset_seconds'),
      gauge('Disk free', 'percentunit', 'meridia_disk_free_ratio'),
    ],
  },
];
