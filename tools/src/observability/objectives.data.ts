/** Of all, or of all time, what may be bad; `burn`: the alert that says so too much of it has been. */
export type Objective = {
  name: string;
  burn: string;
  /** The share that is promised, over 30 days. */
  target: number;
  summary: string;
  /** The share that was bad within a span; empty where nothing was asked. */
  badShare: (span: string) => string;
};

/** How many times faster than allowed: the whole budget of 30 days in two days, or in ten. */
export const BURNS = { fast: 14.4, slow: 3 } as const;

/** 1 while a publication would be late: read each time, since neither gauge says how it was before. */
export const LATE = 'meridia:publication_late:bool';
/** A visitor waits no longer for a page at the edge. It is a bound of the histogram of deploy/observability/edge.mtail. */
export const PATIENCE_SECONDS = 0.25;

const share = (bad: string, all: string) => `(${bad} or vector(0)) / (${all} > 0)`;
const answers = (labels: string, span: string) => `sum(rate(meridia_edge_answers_total{${labels}}[${span}]))`;

export const OBJECTIVES: readonly Objective[] = [
  {
    name: 'availability',
    burn: 'AvailabilityBurn',
    target: 0.999,
    summary: 'Visitors get errors instead of pages',
    badShare: (span) => share(answers('kind="page",status=~"5.."', span), answers('kind="page"', span)),
  },
  {
    name: 'latency',
    burn: 'LatencyBurn',
    target: 0.99,
    summary: `Visitors wait more than ${PATIENCE_SECONDS * 1000} ms for a page`,
    badShare: (span) => {
      const within = `sum(rate(meridia_edge_duration_seconds_bucket{kind="page",le="${PATIENCE_SECONDS}"}[${span}]))`;
      const all = `sum(rate(meridia_edge_duration_seconds_count{kind="page"}[${span}]))`;
      return `1 - ${within} / (${all} > 0)`;
    },
  },
  {
    name: 'freshness',
    burn: 'FreshnessBurn',
    target: 0.99,
    summary: 'Publications do not reach visitors within five seconds',
    badShare: (span) => `avg_over_time(${LATE}[${span}])`,
  },
  {
    name: 'actions',
    burn: 'ActionsBurn',
    target: 0.995,
    summary: 'Applicants are not led to the CRM',
    badShare: (span) => share(answers('kind="action",status=~"5.."', span), answers('kind="action"', span)),
  },
];
