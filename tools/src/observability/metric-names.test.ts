import { expect, it } from 'vitest';
import { dashboardExpressions } from './dashboard.ts';
import { KNOWN_NAMES, metricNames } from './metric-names.ts';
import { PACES } from './paces.data.ts';
import { toRules } from './rules.ts';

it.each([
  ['sum by (le) (rate(a_bucket{kind="page",x=~"b{2}"}[5m])) > 0.5', ['a_bucket']],
  ['up{job="web"} == 0 or vector(0)', ['up']],
  ['a:b:ratio > 1e3 and ignoring (span) a:b:ratio > bool 2', ['a:b:ratio']],
])('the metrics of %s', (expr, names) => {
  expect(metricNames(expr)).toEqual(names);
});

const rules = toRules(PACES.production).groups.flatMap((group) => group.rules);
const recorded = rules.flatMap((rule) => ('record' in rule ? [rule.record] : []));
const expressions = [...rules.map(({ expr }) => expr), ...dashboardExpressions()];

it('every metric of the rules and the dashboard is in the catalogue, or recorded by a rule', () => {
  const named = [...new Set(expressions.flatMap(metricNames))];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !KNOWN_NAMES.has(name) && !recorded.includes(name))).toEqual([]);
});
