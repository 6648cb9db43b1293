import { ValueType } from '@opentelemetry/api';
import type { HrTime } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { HistogramMetricData } from '@opentelemetry/sdk-metrics';
import { LabelSeries } from './label-series.ts';
import { exportedName } from './metric.ts';
import type { Metric } from './metric.ts';

type Measures = { readonly counts: number[]; sum: number };

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1000), (ms % 1000) * 1e6];
}

/** Counts measures by size. OpenTelemetry's own hashes the labels of each measure, which costs more than a page from memory. */
export class Histogram {
  readonly #name: string;
  readonly #metric: Metric;
  readonly #bounds: readonly number[];
  readonly #series: LabelSeries<Measures>;
  readonly #startTime = timeOf(Date.now());

  constructor(name: string, metric: Metric) {
    const { bounds = [] } = metric;
    this.#name = exportedName(name, metric);
    this.#metric = metric;
    this.#bounds = bounds;
    this.#series = new LabelSeries(metric, () => ({
      counts: Array.from({ length: bounds.length + 1 }, () => 0),
      sum: 0,
    }));
  }

  record(value: number, labels: Readonly<Record<string, string>>): void {
    const { state } = this.#series.at(labels);
    let place = 0;
    while (place < this.#bounds.length && value > (this.#bounds[place] ?? Infinity)) place += 1;
    state.counts[place] = (state.counts[place] ?? 0) + 1;
    state.sum += value;
  }

  /** What was recorded since the start, as OpenTelemetry's exporters read it. */
  read(): HistogramMetricData {
    const { description, unit } = this.#metric;
    const endTime = timeOf(Date.now());
    const dataPoints = [...this.#series.values()].map(({ labels, state: { counts, sum } }) => ({
      attributes: labels,
      startTime: this.#startTime,
      endTime,
      value: {
        buckets: { boundaries: [...this.#bounds], counts: [...counts] },
        sum,
        count: counts.reduce((all, some) => all + some, 0),
      },
    }));
    return {
      descriptor: { name: this.#name, description, unit, valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints,
    };
  }
}
