import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../chaos/faults.ts';
import { REPOSITORY } from '../services/repository.ts';
import { CALM } from './calm.data.ts';
import { FAULT_CASES } from './fault-cases.data.ts';
import { metricNames } from './metric-names.ts';
import { PACES } from './paces.data.ts';
import { CASES } from './rule-tests.ts';
import { ALERT_NAMES, toRules, type AlertRule } from './rules.ts';

const rules = toRules(PACES.production).groups.flatMap((group) => group.rules);
const alerts = rules.filter((rule): rule is AlertRule => 'alert' in rule);
const isIn = (fires: readonly string[], name: string) => fires.some((one) => one.split('/')[0] === name);

/** What an alert reads, through what is recorded for it. */
function readBy(expr: string): string[] {
  return metricNames(expr).flatMap((name) => {
    const recorded = rules.filter((rule) => 'record' in rule && rule.record === name);
    return recorded.length > 0 ? recorded.flatMap((rule) => readBy(rule.expr)) : [name];
  });
}

describe.each(alerts.map((alert) => [alert.alert, alert] as const))('%s', (name, { expr }) => {
  it('has a case in which it fires', () => {
    expect(CASES.filter(({ fires }) => isIn(fires, name))).not.toEqual([]);
  });

  it('has one in which all that it reads is there, and it does not', () => {
    const calm = Object.keys(CALM).map((series) => series.split('{')[0]);
    expect(calm).toEqual(expect.arrayContaining(readBy(expr)));
    expect(CASES.filter(({ fires }) => !isIn(fires, name))).not.toEqual([]);
  });
});

it('no case changes a series that nobody has in calm, but for nodes that come', () => {
  const changed = CASES.flatMap(({ series }) => Object.keys(series)).filter((key) => !(key in CALM));
  expect(changed.filter((key) => !key.startsWith('target_info{'))).toEqual([]);
});

it('every fault of the chaos suite has a case, and its cause is among what fires', () => {
  expect(FAULT_CASES.map(({ name }) => name)).toEqual(FAULTS.map(({ name }) => name));
  expect(FAULT_CASES.filter(({ cause, fires }) => cause !== null && !fires.includes(cause))).toEqual([]);
});

it('the runbook has a chapter for each alert, and each chapter its alert', () => {
  const text = readFileSync(path.join(REPOSITORY, 'docs/runbook.md'), 'utf8');
  const chapters = [...text.matchAll(/^### (\S+)$/gm)].map(([, name]) => name);
  expect(chapters.toSorted()).toEqual(ALERT_NAMES.toSorted());
});
