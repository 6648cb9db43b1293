import type { Alert } from './alert.ts';
import { CONTENT_ALERTS } from './content-alerts.data.ts';
import { BURNS, LATE, OBJECTIVES, type Objective } from './objectives.data.ts';
import type { Spans } from './paces.data.ts';
import { SITE_ALERTS } from './site-alerts.data.ts';

type RecordingRule = { record: string; expr: string; labels?: Record<string, string> };
export type AlertRule = {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
};
export type Rules = { groups: { name: string; rules: (RecordingRule | AlertRule)[] }[] };

const BAD = 'meridia:objective_bad:ratio';
/** Within which a publication is promised to be there. */
const PROMISED_SECONDS = 5;

const runbook = (name: string) => `docs/runbook.md#${name.toLowerCase()}`;

function toAlertRule({ name, severity, summary, expr, isImmediate }: Alert, spans: Spans): AlertRule {
  return {
    alert: name,
    expr: expr(spans),
    ...(!isImmediate && { for: spans.hold }),
    labels: { severity },
    annotations: { summary, runbook: runbook(name) },
  };
}

const isOver = (gauge: string) => `(max(${gauge}) > bool ${PROMISED_SECONDS} or vector(0))`;
const late: RecordingRule = {
  record: LATE,
  expr: `clamp_max(${isOver('meridia_feed_age_seconds')} + ${isOver('meridia_outbox_oldest_seconds')}, 1)`,
};

const BURN_NAMES = ['fast', 'slow'] as const;
const LENGTHS = ['long', 'short'] as const;

function recordBadShares({ name, badShare }: Objective, spans: Spans): RecordingRule[] {
  return BURN_NAMES.flatMap((burn) =>
    LENGTHS.map((length) => ({
      record: BAD,
      expr: badShare(spans[burn][length]),
      labels: { objective: name, span: `${burn}_${length}` },
    })),
  );
}

/** Both spans: the long one says that it matters, the short one that it still lasts. */
function burnRule({ name, burn, target, summary }: Objective, speed: (typeof BURN_NAMES)[number]): AlertRule {
  const limit = Number((BURNS[speed] * (1 - target)).toPrecision(6));
  const over = (length: string) => `${BAD}{objective="${name}",span="${speed}_${length}"} > ${limit}`;
  return {
    alert: burn,
    expr: `${over('long')} and ignoring (span) ${over('short')}`,
    labels: { severity: speed === 'fast' ? 'page' : 'ticket', budget: speed },
    annotations: { summary, runbook: runbook(burn) },
  };
}

/** Every rule, at this pace. */
export function toRules(spans: Spans): Rules {
  return {
    groups: [
      {
        name: 'objectives',
        rules: [
          late,
          ...OBJECTIVES.flatMap((objective) => recordBadShares(objective, spans)),
          ...OBJECTIVES.flatMap((objective) => BURN_NAMES.map((speed) => burnRule(objective, speed))),
        ],
      },
      { name: 'site', rules: SITE_ALERTS.map((alert) => toAlertRule(alert, spans)) },
      { name: 'content', rules: CONTENT_ALERTS.map((alert) => toAlertRule(alert, spans)) },
    ],
  };
}

/** Each name once, burns of two speeds included. */
export const ALERT_NAMES: readonly string[] = [
  ...OBJECTIVES.map(({ burn }) => burn),
  ...[...SITE_ALERTS, ...CONTENT_ALERTS].map(({ name }) => name),
];
