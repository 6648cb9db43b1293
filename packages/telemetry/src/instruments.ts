import type { Meter } from '@opentelemetry/api';
import type { MetricProducer } from '@opentelemetry/sdk-metrics';
import { emptyResource } from '@opentelemetry/resources';
import { Histogram } from './histogram.ts';
import { withinMs } from './within-ms.ts';
import { LabelSeries } from './label-series.ts';
import { exportedName, METRICS } from './metric.ts';
import type { LabelsOf, Metric, Named } from './metric.ts';

type Reading = number | null;
type Read = () => Reading | Promise<Reading>;
type Gauge = { readonly labels: Readonly<Record<string, string>>; readonly read: Read };
type LabelArguments<Labels> = keyof Labels extends never ? [labels?: Labels] : [labels: Labels];

/** A reading that does not come is left out: it must not hold up all others. */
const READING_MS = 1000;
const NO_LABELS = {};

const SCOPE = { name: 'meridia' };

const counters = new Map<string, LabelSeries<{ value: number }>>();
const histograms = new Map<string, Histogram>();
const gauges = new Map<string, Map<string, Gauge>>();

/** Counts an event. Until telemetry is started this does nothing. */
export function count<Name extends Named<'counter'>>(
  name: Name,
  ...[labels]: LabelArguments<LabelsOf<Name>>
): void {
  const series = counters.get(name)?.at(labels ?? NO_LABELS);
  if (series) series.state.value += 1;
}

/** Records a measure: seconds, where its unit is a time. */
export function record<Name extends Named<'histogram'>>(
  name: Name,
  value: number,
  ...[labels]: LabelArguments<LabelsOf<Name>>
): void {
  histograms.get(name)?.record(value, labels ?? NO_LABELS);
}

/** What to read whenever somebody asks; null for nothing to tell. May be said before telemetry is started. */
export function observe<Name extends Named<'gauge'>>(
  name: Name,
  read: Read,
  ...[labels]: LabelArguments<LabelsOf<Name>>
): void {
  const known = gauges.get(name) ?? new Map<string, Gauge>();
  gauges.set(name, known.set(JSON.stringify(labels), { labels: labels ?? NO_LABELS, read }));
}

/** A counter is a number of ours that OpenTelemetry reads: a sum of its own would cost a hash for each event. */
function openCounter(meter: Meter, name: string, metric: Metric): void {
  const series = new LabelSeries(metric, () => ({ value: 0 }));
  const { description, unit } = metric;
  meter.createObservableCounter(exportedName(name, metric), { description, unit }).addCallback((result) => {
    for (const { labels, state } of series.values()) result.observe(state.value, labels);
  });
  counters.set(name, series);
}

function openHistogram(_meter: Meter, name: string, metric: Metric): void {
  histograms.set(name, new Histogram(name, metric));
}

function openGauge(meter: Meter, name: string, metric: Metric): void {
  const { description, unit } = metric;
  const series = new LabelSeries(metric, () => null);
  meter
    .createObservableGauge(exportedName(name, metric), { description, unit })
    .addCallback(async (result) => {
      const readings = [...(gauges.get(name)?.values() ?? [])].map(async ({ labels, read }) => {
        const value = await withinMs(READING_MS, read);
        if (value !== null) result.observe(value, series.at(labels).labels);
      });
      await Promise.all(readings);
    });
}

/** Gives the histograms to the exporter, beside what it reads from the meter. */
export const histogramProducer: MetricProducer = {
  collect: () =>
    Promise.resolve({
      resourceMetrics: {
        resource: emptyResource(),
        scopeMetrics: [
          { scope: SCOPE, metrics: [...histograms.values()].map((histogram) => histogram.read()) },
        ],
      },
      errors: [],
    }),
};

const OPENERS = { counter: openCounter, histogram: openHistogram, gauge: openGauge };

/** From here on what a service tells is measured. */
export function openInstruments(meter: Meter, service: 'web' | 'cms'): void {
  for (const [name, metric] of METRICS) {
    if (metric.toldBy.includes(service)) OPENERS[metric.kind](meter, name, metric);
  }
}

export function closeInstruments(): void {
  counters.clear();
  histograms.clear();
}
