import { CATALOGUE } from './catalogue.data.ts';

/** The values a label may have, or how many of those met first are kept apart. */
export type LabelValues = readonly string[] | { readonly atMost: number };

export type Metric = {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly unit: 's' | 'By' | '1' | '' | `{${string}}`;
  readonly description: string;
  readonly toldBy: readonly ('web' | 'cms' | 'edge' | 'mirror')[];
  readonly labels: Readonly<Record<string, LabelValues>>;
  readonly bounds?: readonly number[];
};

type Catalogue = typeof CATALOGUE;
export type MetricName = keyof Catalogue;
export type Named<Kind extends Metric['kind']> = {
  [Name in MetricName]: Catalogue[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

type ValueOf<Values> = Values extends readonly (infer Value)[] ? Value : string;
export type LabelsOf<Name extends MetricName> = {
  readonly [Label in keyof Catalogue[Name]['labels']]: ValueOf<Catalogue[Name]['labels'][Label]>;
};

export const METRICS: ReadonlyMap<string, Metric> = new Map(Object.entries<Metric>(CATALOGUE));

const SUFFIXES: Readonly<Record<string, string>> = { s: '.seconds', By: '.bytes', '1': '.ratio' };

/** With its unit, which the exporter leaves out and Prometheus expects. */
export function exportedName(name: string, { unit }: Metric): string {
  return `${name}${SUFFIXES[unit] ?? ''}`;
}

export function prometheusName(name: MetricName): string {
  const metric: Metric = CATALOGUE[name];
  const exported = exportedName(name, metric).replaceAll('.', '_');
  return metric.kind === 'counter' ? `${exported}_total` : exported;
}
