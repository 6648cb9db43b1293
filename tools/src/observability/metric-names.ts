import { CATALOGUE } from '@meridia/telemetry/catalogue.data';
import { BACKUP_METRIC } from '../backup/backup-metric.ts';
import { METRICS, prometheusName, type MetricName } from '@meridia/telemetry/metric';

/** Of Prometheus itself, of what OpenTelemetry adds to every process, and of the exporter that most machines have. */
const FOREIGN = [
  ...['up', 'ALERTS', 'target_info', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'],
  BACKUP_METRIC,
];
const PARTS = ['_bucket', '_count', '_sum'];

const catalogueNames = Object.keys(CATALOGUE) as MetricName[];

/** All that an expression may name, as Prometheus writes it. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...FOREIGN,
  ...catalogueNames.flatMap((name) =>
    METRICS.get(name)?.kind === 'histogram'
      ? PARTS.map((part) => `${prometheusName(name)}${part}`)
      : [prometheusName(name)],
  ),
]);

/** Text, labels, spans and groupings: what is left are functions, which have a bracket after them, words of the language, and names. */
const NO_NAMES = /"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|on|ignoring|without)\s*\([^)]*\)/g;
const NAME = /(?<![\w.])[a-zA-Z_][\w:]*(?!\s*\(|[\w:])/g;
const WORDS = ['and', 'or', 'unless', 'bool'];

/** The metrics that an expression reads. */
export function metricNames(expr: string): string[] {
  const names =
    expr
      .replaceAll(/"[^"]*"/g, '""')
      .replaceAll(NO_NAMES, ' ')
      .match(NAME) ?? [];
  return [...new Set(names)].filter((name) => !WORDS.includes(name));
}
