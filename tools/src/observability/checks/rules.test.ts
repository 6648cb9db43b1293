import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../paces.data.ts';
import { prometheusText, rulesText, ruleTestsText } from '../prometheus-config.ts';
import { toRuleTests } from '../rule-tests.ts';
import { askPromtool } from './promtool.ts';

describe.each<Pace>(['production', 'drill'])('the rules at the pace of %s', (pace) => {
  const files = {
    'prometheus.yml': prometheusText(pace, 'deploy/observability'),
    'rules.yml': rulesText(pace),
  };

  it('are rules, in a configuration that Prometheus takes', async () => {
    const { isRight, text } = await askPromtool(`check-${pace}`, files, [
      'check',
      'config',
      'prometheus.yml',
    ]);
    expect(isRight, text).toBe(true);
  });

  it('tell each fault by its alerts and by no other', async () => {
    const tests = { 'rules.yml': rulesText(pace), 'tests.yml': ruleTestsText(pace) };
    const { isRight, text } = await askPromtool(`test-${pace}`, tests, ['test', 'rules', 'tests.yml']);
    expect(isRight, text).toBe(true);
  });
});

it('a case that expects another alert is refused: the cases are looked at', async () => {
  const { tests, ...head } = toRuleTests('drill');
  const [one] = tests;
  const expected = [{ labels: '{alertname="NodeDown"}', value: 1 }];
  const spoilt = {
    ...head,
    tests: [
      { ...one, promql_expr_test: one?.promql_expr_test.map((test) => ({ ...test, exp_samples: expected })) },
    ],
  };
  const files = { 'rules.yml': rulesText('drill'), 'tests.yml': stringify(spoilt) };
  const { isRight, text } = await askPromtool('spoilt', files, ['test', 'rules', 'tests.yml']);
  expect(isRight).toBe(false);
  expect(text).toContain('NodeDown');
});
