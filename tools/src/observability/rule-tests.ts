import { CALM } from './calm.data.ts';
import { FAULT_CASES, type Case } from './fault-cases.data.ts';
import { OBJECTIVES } from './objectives.data.ts';
import { OTHER_CASES } from './other-cases.data.ts';
import { PACES, type Pace } from './paces.data.ts';

/** In a drill a fault lasts twenty seconds, and has to be told in fifteen. Rules are read less often than at work: it takes as long. */
const LOOKED_AT: Readonly<Record<Pace, string>> = { production: '10m', drill: '15s' };
const READ_EVERY: Readonly<Record<Pace, string>> = { production: '1m', drill: '1s' };
const FIRING = 'group by (alertname, budget) (ALERTS{alertstate="firing"})';

export const CASES: readonly Case[] = [...FAULT_CASES, ...OTHER_CASES];

const isObjective = (name: string) => OBJECTIVES.some(({ burn }) => burn === name);

/** The labels of what fires: an objective named without a speed is burnt at both. */
function labelsOf(fired: string): string[] {
  const [name = '', budget] = fired.split('/');
  if (budget) return [`{alertname="${name}",budget="${budget}"}`];
  if (!isObjective(name)) return [`{alertname="${name}"}`];
  return ['fast', 'slow'].map((speed) => `{alertname="${name}",budget="${speed}"}`);
}

function toTest({ name, series, fires }: Case, pace: Pace) {
  const step = PACES[pace].scrape;
  const seconds = String(Number.parseInt(step, 10));
  return {
    name,
    interval: step,
    input_series: Object.entries({ ...CALM, ...series }).map(([key, values]) => ({
      series: key,
      values: values.replace('{step}', seconds),
    })),
    promql_expr_test: [
      {
        expr: FIRING,
        eval_time: LOOKED_AT[pace],
        exp_samples: fires.flatMap(labelsOf).map((labels) => ({ labels, value: 1 })),
      },
    ],
  };
}

/** A file for `promtool test rules`, beside the rules. */
export const toRuleTests = (pace: Pace) => ({
  rule_files: ['rules.yml'],
  evaluation_interval: READ_EVERY[pace],
  tests: CASES.filter((one) => (one.pace ?? pace) === pace).map((one) => toTest(one, pace)),
});
