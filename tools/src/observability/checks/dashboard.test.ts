import { stringify } from 'yaml';
import { expect, it } from 'vitest';
import { dashboardExpressions } from '../dashboard.ts';
import { askPromtool } from './promtool.ts';

it('every expression of the dashboard is one that Prometheus reads', async () => {
  const rules = dashboardExpressions().map((expr, rank) => ({
    record: `panel:${rank}`,
    expr: expr.replaceAll('$__rate_interval', '1m'),
  }));
  const files = { 'rules.yml': stringify({ groups: [{ name: 'dashboard', rules }] }, { lineWidth: 0 }) };
  const { isRight, text } = await askPromtool('dashboard', files, ['check', 'rules', 'rules.yml']);
  expect(isRight, text).toBe(true);
  expect(text).toContain(`${rules.length} rules found`);
});
