import { expect, it } from 'vitest';
import { LabelSeries } from './label-series.ts';
import type { Metric } from './metric.ts';

function aMetric(labels: Metric['labels'], kind: Metric['kind'] = 'counter'): Metric {
  return { kind, unit: '', description: 'A metric.', toldBy: ['web'], labels };
}

const anyState = () => 0;
const seriesOf = (metric: Metric) => new LabelSeries(metric, anyState);
const labelsOf = (series: LabelSeries<number>) => [...series.values()].map(({ labels }) => labels);

it('a value outside the closed set is "other"', () => {
  const series = seriesOf(aMetric({ source: ['memory', 'made'] }));

  expect(series.at({ source: 'memory' }).labels).toEqual({ source: 'memory' });
  expect(series.at({ source: 'moon' }).labels).toEqual({ source: 'other' });
  expect(series.at({ source: 'sun' })).toBe(series.at({ source: 'moon' }));
});

it('a bounded label keeps apart the values it met first', () => {
  const series = seriesOf(aMetric({ route: { atMost: 2 } }));
  const routes = ['/a', '/b', '/c', '/a', '/d'].map((route) => series.at({ route }).labels.route);

  expect(routes).toEqual(['/a', '/b', 'other', '/a', 'other']);
});

it('a label that is not given is "other"', () => {
  expect(seriesOf(aMetric({ route: ['/'] })).at({}).labels).toEqual({ route: 'other' });
});

it('a counter shows all its known series from the beginning, so that their first event is a rise', () => {
  const series = seriesOf(aMetric({ action: ['visit'], outcome: ['sent', 'failed'] }));

  expect(labelsOf(series)).toEqual([
    { action: 'visit', outcome: 'sent' },
    { action: 'visit', outcome: 'failed' },
  ]);
  expect(labelsOf(seriesOf(aMetric({})))).toEqual([{}]);
});

it('nothing is known beforehand of a bounded label, nor of what is no counter', () => {
  expect(labelsOf(seriesOf(aMetric({ outcome: ['sent'], route: { atMost: 2 } })))).toEqual([]);
  expect(labelsOf(seriesOf(aMetric({ outcome: ['sent'] }, 'histogram')))).toEqual([]);
});
