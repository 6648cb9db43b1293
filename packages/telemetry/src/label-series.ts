import type { LabelValues, Metric } from './metric.ts';

export type Labels = Readonly<Record<string, string>>;
/** What was measured with one set of labels. */
export type Series<State> = { readonly labels: Labels; readonly state: State };

type Admission = (value: string) => boolean;

const OTHER = 'other';

/** Whether a value is kept apart; a bounded label takes in what it meets until it is full. */
function admission(values: LabelValues): Admission {
  if (!('atMost' in values)) {
    const known = new Set(values);
    return (value) => known.has(value);
  }
  const met = new Set<string>();
  return (value) => {
    if (met.has(value)) return true;
    if (met.size >= values.atMost) return false;
    met.add(value);
    return true;
  };
}

/** All sets of labels that are known beforehand: none if one of the labels is bounded instead of listed. */
function knownSets(metric: Metric): Record<string, string>[] {
  let sets: Record<string, string>[] = [{}];
  for (const [label, values] of Object.entries(metric.labels)) {
    if ('atMost' in values) return [];
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [label]: value })));
  }
  return sets;
}

/** A tree with a level for each label: no key is written for a measure, and known values are found by their own hash. */
type Branch<State> = { readonly next: Map<string, Branch<State>>; series: Series<State> | null };
const aBranch = <State>(): Branch<State> => ({ next: new Map(), series: null });

/** The series of a metric, found by their labels. */
export class LabelSeries<State> {
  readonly #labels: readonly (readonly [string, Admission])[];
  readonly #begin: () => State;
  readonly #root = aBranch<State>();
  readonly #series: Series<State>[] = [];

  constructor(metric: Metric, begin: () => State) {
    this.#labels = Object.entries(metric.labels).map(
      ([label, values]) => [label, admission(values)] as const,
    );
    this.#begin = begin;
    // A counter that appears with its first event has not risen, for Prometheus: it must have been seen at zero.
    if (metric.kind === 'counter') for (const labels of knownSets(metric)) this.at(labels);
  }

  at(given: Labels): Series<State> {
    let branch = this.#root;
    for (const [label, isAdmitted] of this.#labels) {
      const value = given[label] ?? OTHER;
      branch = branch.next.get(value) ?? grow(branch, isAdmitted(value) ? value : OTHER);
    }
    branch.series ??= this.#add(given);
    return branch.series;
  }

  values(): readonly Series<State>[] {
    return this.#series;
  }

  #add(given: Labels): Series<State> {
    const labels = this.#labels.map(([label, isAdmitted]) => {
      const value = given[label] ?? OTHER;
      return [label, isAdmitted(value) ? value : OTHER] as const;
    });
    const series = { labels: Object.fromEntries(labels), state: this.#begin() };
    this.#series.push(series);
    return series;
  }
}

function grow<State>({ next }: Branch<State>, value: string): Branch<State> {
  const branch = next.get(value) ?? aBranch<State>();
  next.set(value, branch);
  return branch;
}
